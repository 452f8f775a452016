import type { LiveTable } from '#contract/generated/types.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './Studio.module.css';

const WARNS_SECONDS = 5;
const ROUND = 2 * Math.PI * 20;
/** Moments at which the time left is read out. */
const SAID: readonly number[] = [10, 5];

export interface TableClockProps {
  table: LiveTable;
  /** The server's clock, milliseconds. */
  now: number;
  openMs: number;
}

/** The time in which bets are taken, or what happens instead. */
export function TableClock({ table, now, openMs }: TableClockProps) {
  const say = useTexts('studio');
  const isDeciding = table.status === 'deciding';
  const endsAt = isDeciding ? table.decidesUntil : table.closesAt;
  const allMs = isDeciding ? (LIVE_GAMES[table.game].decisions?.decideMs ?? 1) : openMs;
  const leftMs = endsAt === null ? 0 : Math.max(0, Date.parse(endsAt) - now);
  const seconds = Math.ceil(leftMs / 1_000);
  /** The time runs in which players put chips down or answer. */
  const isOpen = (table.status === 'open' || isDeciding) && leftMs > 0;
  const phase = !isOpen && table.status === 'open' ? 'closing' : table.status;
  return (
    <div
      className={styles.clock}
      data-phase={phase}
      data-warns={isOpen && seconds <= WARNS_SECONDS}
    >
      {isOpen ? (
        <svg viewBox="0 0 48 48" className={styles.ring} aria-hidden="true">
          <circle cx="24" cy="24" r="20" />
          <circle
            cx="24"
            cy="24"
            r="20"
            className={styles.ringLeft}
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - Math.min(1, leftMs / allMs))}
          />
        </svg>
      ) : null}
      {isOpen ? (
        <span role="timer" aria-live="off" className={`tabular ${styles.seconds}`}>
          {seconds}
        </span>
      ) : null}
      <span className={styles.phase}>{say(`studio:phase.${phase}`)}</span>
      <span className="visually-hidden" role="status">
        {isOpen && SAID.includes(seconds) ? say('studio:left', { seconds }) : ''}
      </span>
    </div>
  );
}
