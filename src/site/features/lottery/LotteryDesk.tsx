import { useState } from 'react';
import type { LotteryLineEntry, LotteryTicket } from '#contract/generated/types.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { MOST_LINES } from '#domain/lottery/stake.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { BetBoard } from './BetBoard.tsx';
import { ChaseList } from './ChaseList.tsx';
import { countdownOf } from './countdown.ts';
import { DrawHead } from './DrawHead.tsx';
import styles from './Lottery.module.css';
import { RulesTable } from './RulesTable.tsx';
import { ResultList } from './ResultList.tsx';
import { addLines, EMPTY_SLIP, type Slip } from './slip.ts';
import { SlipView } from './SlipView.tsx';
import { TicketList } from './TicketList.tsx';
import { TrendTable } from './TrendTable.tsx';
import type { BoardTerms } from './useBoard.ts';
import { useLotteryGames } from './useLotteryGames.ts';
import { useOnChange } from './useOnChange.ts';
import { useServerNow } from './useServerNow.ts';

type Tab = 'tickets' | 'results' | 'trend' | 'rules';

/** Draws that results and trend look at. */
const SHOWN_DRAWS = 50;

/** Countdown, board, slip, and below them tickets, results and trend. */
export function LotteryDesk({ lottery, terms }: { lottery: Lottery; terms: BoardTerms }) {
  const say = useTexts('lottery');
  const { games, serverTime } = useLotteryGames();
  const now = useServerNow(serverTime ?? terms.serverTime);
  const game = games?.find(({ gameCode }) => gameCode === lottery.code) ?? terms.game;
  const [slip, setSlip] = useState(EMPTY_SLIP);
  const [tab, setTab] = useState<Tab>('tickets');
  const [bought, setBought] = useState<string | null>(null);
  /** Lines that a ticket would have had with those that were refused. */
  const [tooMany, setTooMany] = useState<number | null>(null);
  const gameCode = lottery.code;
  const tickets = useQuery('listLotteryTickets', { query: { gameCode, limit: 20 } });
  const chases = useQuery('listLotteryChases', { query: { gameCode, limit: 5 } });
  const opened = useQuery('listOpenedNumero', { query: { gameCode, limit: SHOWN_DRAWS } });
  const refresh = (): void => {
    void tickets.refresh();
    void chases.refresh();
  };
  useOnChange(game.lastDraw?.numero ?? null, () => void opened.refresh());
  useOnChange(game.settledNumero, refresh);
  const countdown = countdownOf(game, now);
  const changeSlip = (next: Slip): void => {
    setTooMany(null);
    setSlip(next);
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
  return (
    <>
      <DrawHead lottery={lottery} game={game} countdown={countdown} />
      {game.maintenance ? <Notice tone="warning">{say('lottery:maintenance')}</Notice> : null}
      <div className={styles.columns}>
        <BetBoard lottery={lottery} terms={terms} onAdd={add} />
        <div className={styles.aside}>
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
          <SlipView
            lottery={lottery}
            terms={terms}
            slip={slip}
            numero={game.nextNumero}
            isOpen={countdown.phase !== 'drawing' && !game.maintenance}
            onChange={changeSlip}
            onBought={() => {
              setBought(game.nextNumero);
              refresh();
            }}
          />
        </div>
      </div>
      <section className={styles.below} aria-label={say('lottery:below')}>
        <Segments
          label={say('lottery:below')}
          value={tab}
          onChange={setTab}
          options={(['tickets', 'results', 'trend', 'rules'] as const).map((value) => ({
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
    </>
  );
}
