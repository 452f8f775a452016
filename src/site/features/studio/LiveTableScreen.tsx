import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LiveTable } from '#contract/generated/types.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import { studioTable } from '#games/live/live-tables.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { lessMotion } from '#ui/calm/calm.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useBottomBarHeight } from '../../frame/useBottomBarHeight.ts';
import { Board } from './Board.tsx';
import { ChoiceBar } from './ChoiceBar.tsx';
import { ChipTray } from './ChipTray.tsx';
import { Dealer, lookOf } from './Dealer.tsx';
import styles from './LiveTable.module.css';
import { Outcome } from './Outcome.tsx';
import { resultWords } from './result-words.ts';
import { ResultStrip } from './ResultStrip.tsx';
import { shownAt } from './shown-steps.ts';
import studio from './Studio.module.css';
import { TableClock } from './TableClock.tsx';
import { TablePanels } from './TablePanels.tsx';
import { type Hand, useHand } from './useHand.ts';
import { useLiveTable } from './useLiveTable.ts';
import { useServerClock } from './useServerClock.ts';
import { useTableSound } from './useTableSound.ts';

const STRIP = 18;

/** A live table: the studio, the results, the spots and the chips. */
export function LiveTableScreen() {
  const [query] = useSearchParams();
  const say = useTexts('studio');
  const code = query.get('table') ?? '';
  if (studioTable(code) === null) {
    return (
      <div className={`page ${styles.screen}`}>
        <EmptyState icon="live" title={say('studio:unknown')} titleAs="h1">
          <TextLink href="/live">{say('studio:all')}</TextLink>
        </EmptyState>
      </div>
    );
  }
  return <TablePage key={code} code={code} />;
}

function TablePage({ code }: { code: string }) {
  const say = useTexts('studio', 'game', 'roulette-corsa');
  const problemText = useProblemText();
  const { table, problem, serverTime } = useLiveTable(code);
  const hand = useHand(table, code);
  const now = useServerClock(serverTime);
  const { currency } = useSitePlan().market;
  const [chosen, choose] = useState<bigint | null>(null);
  const bottom = useBottomBarHeight();
  const isStill = lessMotion();
  const shown =
    table === undefined || table.status === 'open' ? null : shownAt(table, now, isStill);
  const own = hand.last;
  const sound = useTableSound({
    lying: shown?.lying ?? 0,
    chipsMicro: hand.totalMicro + hand.placedMicro,
    paidRound: own !== null && BigInt(own.payoutMicro) > 0n ? own.roundNumber : null,
  });
  if (table === undefined) {
    return (
      <div className={`page ${styles.screen}`}>
        {problem === null ? (
          <Skeleton shape="block" count={3} />
        ) : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )}
      </div>
    );
  }
  const chips = table.chipsMicro.map(BigInt);
  const chip = chosen ?? chips[0] ?? 0n;
  const whole = shown?.isWhole === true ? shown.outcome : null;
  const board = (
    <Board
      table={table}
      hand={hand}
      chipMicro={chip}
      currency={currency}
      outcome={whole}
      shown={shown}
    />
  );
  // Seats lie around the dealer, spots have a table with the chips.
  const isSeated = LIVE_GAMES[table.game].seats !== null;
  return (
    <div className={`page ${styles.screen}`}>
      <header className={styles.head}>
        <TextLink href="/live">{say('studio:all')}</TextLink>
        <h1 className={`display ${styles.title}`}>{table.name}</h1>
        <span className={styles.quiet}>
          {say('studio:round', { number: table.roundNumber })} ·{' '}
          {say('studio:players', { count: table.players })}
        </span>
        <Button size="small" tone="quiet" aria-pressed={sound.isOn} onClick={sound.toggle}>
          {say('game:sound')}
        </Button>
      </header>
      <div className={styles.columns} data-game={table.game}>
        <section className={studio.studio} data-game={table.game} aria-label={say('studio:view')}>
          <div className={studio.wall} aria-hidden="true" />
          <Dealer look={lookOf(code)} isDealing={table.status === 'dealing'} />
          <TableClock table={table} now={now} openMs={studioTable(code)?.openMs ?? 1} />
          <div className={studio.felt}>
            <Outcome kind={kindOf(table)} shown={shown} moves={!isStill} />
            <ResultLine table={table} outcome={whole} hand={hand} currency={currency} />
            {isSeated ? board : null}
          </div>
        </section>
        <div className={styles.play}>
          <ResultStrip results={table.results} count={STRIP} />
          {hand.problem === null ? null : (
            <Notice tone="problem">{problemText(hand.problem)}</Notice>
          )}
          {isSeated ? null : board}
        </div>
        <div className={styles.bar} style={{ insetBlockEnd: bottom }}>
          {table.status === 'deciding' && hand.placed.size > 0 ? (
            <ChoiceBar table={table} hand={hand} currency={currency} />
          ) : (
            <ChipTray
              hand={hand}
              chipsMicro={chips}
              chosen={chip}
              onChoose={choose}
              currency={currency}
            />
          )}
        </div>
      </div>
      <TablePanels table={table} currency={currency} />
    </div>
  );
}

const kindOf = ({ game }: LiveTable): LiveOutcome['kind'] =>
  game === 'baccaratNoCommission' ? 'baccarat' : game;

interface ResultLineProps {
  table: LiveTable;
  /** null: it is not shown yet. */
  outcome: LiveOutcome | null;
  hand: Hand;
  currency: string;
}

/** The result in one sentence, with what it pays the player. */
function ResultLine({ table, outcome, hand, currency }: ResultLineProps) {
  const say = useTexts('studio', 'roulette-corsa');
  const locale = useLocale();
  const own = hand.last?.roundNumber === table.roundNumber ? hand.last : null;
  return (
    <p className={studio.result} role="status">
      {outcome === null ? '' : resultWords(say, outcome)}
      {outcome === null || own === null ? null : (
        <b data-won={BigInt(own.payoutMicro) > 0n}>
          {' '}
          {say(BigInt(own.payoutMicro) > 0n ? 'studio:paid' : 'studio:lost', {
            money: formatMicro(BigInt(own.payoutMicro), currency, locale),
            stake: formatMicro(BigInt(own.stakeMicro), currency, locale),
          })}
        </b>
      )}
    </p>
  );
}
