import type { SportsEvent, SportsScore } from '#contract/generated/types.ts';
import styles from './LiveTracker.module.css';

export interface PitchProps {
  event: SportsEvent;
  score: SportsScore;
}

const HALF = 45;
const FULL = 90;

/** Football: the pitch with the score, home on the left, and a timeline. */
export function Pitch({ event, score }: PitchProps) {
  const latest = score.period === 'over' ? undefined : event.moments.at(-1);
  return (
    <>
      <svg className={styles.pitch} viewBox="0 0 100 46">
        {latest === undefined ? null : (
          <rect
            className={styles.highlight}
            x={latest.side === 'home' ? 1 : 50}
            y="1"
            width="49"
            height="44"
          />
        )}
        <g className={styles.lines}>
          <rect x="1" y="1" width="98" height="44" rx="1" />
          <path d="M50 1V45" />
          <circle cx="50" cy="23" r="9" />
          <path d="M1 10H16V36H1M1 17H6V29H1M16 18.5a6 6 0 0 1 0 9" />
          <path d="M99 10H84V36H99M99 17H94V29H99M84 18.5a6 6 0 0 0 0 9" />
        </g>
        <text className={styles.bigScore} x="50" y="23">
          {score.home} : {score.away}
        </text>
      </svg>
      <Timeline event={event} minute={score.minute} />
    </>
  );
}

/** Home above the axis, away below. Extra time extends the axis. */
function Timeline({ event, minute }: { event: SportsEvent; minute: number | null }) {
  const marks = event.moments.flatMap((moment) =>
    moment.minute === null ? [] : [{ ...moment, minute: moment.minute }],
  );
  if (minute === null && marks.length === 0) return null;
  const end = Math.max(FULL, minute ?? 0, ...marks.map((mark) => mark.minute));
  const percentAt = (at: number): string => `${(at / end) * 100}%`;
  return (
    <div className={styles.timeline}>
      <span className={styles.name}>{event.home}</span>
      <div className={styles.track}>
        {marks.map(({ kind, side, minute: at }, index) => (
          <span
            // Two moments may be equal: only the position identifies one.
            key={`${index} ${kind}`}
            className={styles.mark}
            data-kind={kind}
            data-side={side}
            style={{ insetInlineStart: percentAt(at) }}
          />
        ))}
        {minute === null ? null : (
          // 100cqi is the width of the track.
          <span
            className={styles.head}
            style={{ transform: `translateX(${(minute / end) * 100}cqi)` }}
          />
        )}
      </div>
      <span className={styles.name}>{event.away}</span>
      <div className={styles.minutes}>
        {[0, HALF, FULL].map((at) => (
          <span key={at} style={{ insetInlineStart: percentAt(at) }}>
            {at}′
          </span>
        ))}
      </div>
    </div>
  );
}
