import { useState } from 'react';
import type { LotteryGame, LotteryLineEntry, LotteryTicket } from '#contract/generated/types.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { MOST_LINES } from '#domain/lottery/stake.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSession } from '#ui/session/useSession.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { BetBoard } from './BetBoard.tsx';
import { ChaseList } from './ChaseList.tsx';
import type { Countdown } from './countdown.ts';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';
import { RulesTable } from './RulesTable.tsx';
import { ResultList } from './ResultList.tsx';
import { addLines, fitSlip, type Slip } from './slip.ts';
import { SlipDock } from './SlipDock.tsx';
import { SlipForm } from './SlipForm.tsx';
import { keepSlip, readSlip } from './slip-memory.ts';
import { slipTotal } from './slip-total.ts';
import { TicketList } from './TicketList.tsx';
import { TrendTable } from './TrendTable.tsx';
import { useAskToSignIn } from '../../frame/useAskToSignIn.ts';
import type { BoardTerms } from './useBoard.ts';
import { useNarrowScreen } from '../../frame/useNarrowScreen.ts';
import { useOnChange } from './useOnChange.ts';
import { useQueryAcrossSignIn } from './useQueryAcrossSignIn.ts';

const OPEN_TABS = ['results', 'trend', 'rules'] as const;
const MEMBER_TABS = ['tickets', ...OPEN_TABS] as const;

export interface LotteryDeskProps {
  lottery: Lottery;
  terms: BoardTerms;
  game: LotteryGame;
  countdown: Countdown;
}

/** Draws that results and trend look at. */
const SHOWN_DRAWS = 50;

/** Board, slip, and below them tickets, results, trend and rules. Only a wallet has tickets. */
export function LotteryDesk({ lottery, terms, game, countdown }: LotteryDeskProps) {
  const say = useTexts('lottery');
  const { hasWallet } = useSession();
  const signIn = useAskToSignIn();
  const isNarrow = useNarrowScreen();
  const [kept, setSlip] = useState(() => readSlip(lottery.code));
  const slip = fitSlip(kept, terms);
  const tabs = hasWallet ? MEMBER_TABS : OPEN_TABS;
  const [chosenTab, setTab] = useState<(typeof MEMBER_TABS)[number] | null>(null);
  const tab = tabs.find((one) => one === chosenTab) ?? tabs[0];
  const [bought, setBought] = useState<string | null>(null);
  /** Lines that a ticket would have had with those that were refused. */
  const [tooMany, setTooMany] = useState<number | null>(null);
  const gameCode = lottery.code;
  const own = { enabled: hasWallet };
  const tickets = useQueryAcrossSignIn(
    'listLotteryTickets',
    { query: { gameCode, limit: 20 } },
    own,
  );
  const chases = useQueryAcrossSignIn('listLotteryChases', { query: { gameCode, limit: 5 } }, own);
  const opened = useQueryAcrossSignIn('listOpenedNumero', {
    query: { gameCode, limit: SHOWN_DRAWS },
  });
  const refresh = (): void => {
    if (!hasWallet) return;
    void tickets.refresh();
    void chases.refresh();
  };
  useOnChange(game.lastDraw?.numero ?? null, () => void opened.refresh());
  useOnChange(game.settledNumero, refresh);
  const changeSlip = (next: Slip): void => {
    setTooMany(null);
    setSlip(next);
    keepSlip(gameCode, next);
  };
  /** @returns false: a ticket cannot take so many lines, and the slip is as it was */
  const add = (lines: readonly LotteryLineEntry[]): boolean => {
    setBought(null);
    const longer = addLines(slip, lines, game.nextNumero);
    if (longer === null) setTooMany(slip.lines.length + lines.length);
    else changeSlip(longer);
    return longer !== null;
  };
  const again = ({ lines }: LotteryTicket): void => {
    const entries = lines.map(({ play, selection, units, mode, multiple, series }) => ({
      play,
      selection,
      units,
      mode: mode as 1 | 10 | 100 | 1000,
      multiple,
      series,
    }));
    add(entries);
    document.getElementById('lottery-slip')?.scrollIntoView({ block: 'center' });
  };
  const total = slipTotal(lottery, slip, terms);
  const notices = (
    <>
      {bought === null ? null : (
        <Notice tone="good">{say('lottery:bought', { numero: bought })}</Notice>
      )}
      {tooMany === null ? null : (
        <div role="alert">
          <Notice tone="warning">
            {say('lottery:slip.tooMany', { count: tooMany, limit: MOST_LINES })}
          </Notice>
        </div>
      )}
    </>
  );
  const form = {
    lottery,
    terms,
    slip,
    total,
    numero: game.nextNumero,
    isOpen: countdown.phase !== 'drawing' && !game.maintenance,
    onChange: changeSlip,
    onBought: () => {
      setBought(game.nextNumero);
      refresh();
    },
    onSignIn: signIn,
  };
  return (
    <>
      {game.maintenance ? <Notice tone="warning">{say('lottery:maintenance')}</Notice> : null}
      <div className={styles.columns}>
        <BetBoard lottery={lottery} terms={terms} onAdd={add} />
        {isNarrow ? null : (
          <div className={styles.aside}>
            {notices}
            <Card as="section" className={listStyles.slip} aria-labelledby="lottery-slip">
              <h2 id="lottery-slip" className={styles.heading}>
                {say('lottery:slip', { count: total.lines.length })}
              </h2>
              <SlipForm {...form} />
            </Card>
          </div>
        )}
      </div>
      <section className={styles.below} aria-label={say('lottery:below')}>
        <Segments
          label={say('lottery:below')}
          value={tab}
          onChange={setTab}
          options={tabs.map((value) => ({
            value,
            label: say(`lottery:tab.${value}`),
          }))}
        />
        {tab === 'tickets' ? (
          <>
            {(chases.value?.items.length ?? 0) === 0 ? null : (
              <ChaseList chases={chases.value?.items ?? []} onChanged={refresh} />
            )}
            <TicketList
              lottery={lottery}
              tickets={tickets.value?.items}
              problem={tickets.problem}
              onChanged={refresh}
              onAgain={again}
            />
          </>
        ) : tab === 'results' ? (
          <ResultList lottery={lottery} draws={opened.value?.items} />
        ) : tab === 'trend' ? (
          <TrendTable lottery={lottery} draws={opened.value?.items} />
        ) : (
          <RulesTable lottery={lottery} series={terms.ceilingSeries} />
        )}
      </section>
      {isNarrow ? <SlipDock {...form} notices={notices} /> : null}
    </>
  );
}
