import type { SportsEvent, SportsMoment, SportsScore } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './LiveTracker.module.css';

export interface OversBoardProps {
  event: SportsEvent;
  score: SportsScore;
}

/** Bars that fit 320 px; older overs of a long innings are left out. */
const MAX_BARS = 50;
/** With more bars only each fifth one has its number. */
const MAX_LABELS = 12;
const LABEL_STEP = 5;
/** Height of the tallest bar; the stylesheet leaves room for its number above. */
const MAX_REM = 5;

/** Cricket: the score of both sides, and a bar for each over of the current innings. */
export function OversBoard({ event, score }: OversBoardProps) {
  const say = useTexts('sports');
  const { batting, overs } = currentInnings(event.moments, score);
  const bars = overs.slice(-MAX_BARS);
  const isWide = bars.length <= MAX_LABELS;
  const most = Math.max(1, ...bars.map(runsOf));
  return (
    <>
      <div className={styles.innings}>
        {(['home', 'away'] as const).map((side) => (
          <div
            key={side}
            className={styles.inningsSide}
            data-batting={side === batting || undefined}
          >
            <span className={styles.name}>{event[side]}</span>
            <b className="tabular">{score[side]}</b>
          </div>
        ))}
      </div>
      {bars.length === 0 ? <p className={styles.quiet}>{say('sports:tracker.noOvers')}</p> : null}
      <div className={styles.overs} data-dense={isWide ? undefined : 'true'}>
        {bars.map((over) => (
          <div key={over.part} className={styles.over}>
            <span className={styles.column}>
              {isWide ? <span className={styles.label}>{runsOf(over)}</span> : null}
              <span
                className={styles.runs}
                style={{ blockSize: `${(runsOf(over) / most) * MAX_REM}rem` }}
              />
            </span>
            <span className={styles.label}>
              {isWide || (over.part ?? 0) % LABEL_STEP === 0 ? over.part : null}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

const runsOf = ({ detail }: SportsMoment): number => Number(detail ?? 0);

/** The newest overs in a row of one side. `batting` is null before the first over and after the end. */
function currentInnings(
  moments: readonly SportsMoment[],
  { part }: SportsScore,
): { batting: SportsMoment['side'] | null; overs: readonly SportsMoment[] } {
  const all = moments.filter(({ kind }) => kind === 'over');
  const latest = all.at(-1);
  if (latest === undefined) return { batting: null, overs: [] };
  const start = all.findLastIndex(({ side }) => side !== latest.side) + 1;
  // The second innings has begun, and no over of it is complete.
  if (part === 2 && start === 0 && all[0]?.part === 1) {
    return { batting: latest.side === 'home' ? 'away' : 'home', overs: [] };
  }
  return { batting: part === null ? null : latest.side, overs: all.slice(start) };
}
