import { numberFormat } from '#ui/i18n/formatters.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import styles from './LevelBadge.module.css';

/** Most levels of a brand. */
const MAX_LEVEL = 12;
const CENTRE = 24;
const OUTER = 22;
const INNER = 18;
/** Levels share a look by threes, so that a rise is visible in the small badge too. */
const LEVELS_PER_TIER = 3;

export interface LevelBadgeProps {
  /** 0: none yet. */
  level: number;
  /** Accessible name; empty where adjacent text names the level. */
  label: string;
}

/** The badge of a level: the higher the level, the more rays it has. Its size is `--badge-size`. */
export function LevelBadge({ level, label }: LevelBadgeProps) {
  const locale = useLocale();
  const named = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const tier = Math.min(Math.ceil(level / LEVELS_PER_TIER), MAX_LEVEL / LEVELS_PER_TIER);
  return (
    <svg {...named} className={styles.badge} data-tier={tier} viewBox="0 0 48 48" focusable="false">
      {level === 0 ? (
        <circle className={styles.empty} cx={CENTRE} cy={CENTRE} r={INNER} />
      ) : (
        <>
          <path className={styles.rays} d={rays(level)} />
          <circle className={styles.ring} cx={CENTRE} cy={CENTRE} r={14.5} />
          <text className={styles.number} x={CENTRE} y={CENTRE} dy="0.35em">
            {numberFormat(locale, {}).format(level)}
          </text>
        </>
      )}
    </svg>
  );
}

/** A star around the centre: six rays at level 1, and one more with each level. */
function rays(level: number): string {
  const count = 5 + Math.min(level, MAX_LEVEL);
  const corners = Array.from({ length: count * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? OUTER : INNER;
    const angle = (Math.PI * index) / count;
    const x = CENTRE + radius * Math.sin(angle);
    const y = CENTRE - radius * Math.cos(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
