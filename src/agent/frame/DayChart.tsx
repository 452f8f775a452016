import { useTexts } from '#ui/i18n/useTexts.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { dayBars, type DayAmount } from './day-bars.ts';
import { formatDay } from './format-day.ts';
import styles from './DayChart.module.css';

export interface DayChartProps {
  /** Name of the figure. */
  label: string;
  days: readonly DayAmount[];
  currency: string;
}

const HEIGHT = 100;

/** One bar a day, up or down from zero. The caller offers the same figures as a table. */
export function DayChart({ label, days, currency }: DayChartProps) {
  const say = useTexts('agent');
  const locale = useLocale();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return null;
  const { bars, zero, highest, lowest } = dayBars(days, HEIGHT);
  const money = (micro: bigint): string => formatMicro(micro, currency, locale);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{label}</span>
        <span className="tabular">
          {say('agent:chart.range', { low: money(lowest), high: money(highest) })}
        </span>
      </figcaption>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say('agent:chart.label', {
          figure: label,
          from: formatDay(first.day, locale),
          to: formatDay(last.day, locale),
          low: money(lowest),
          high: money(highest),
        })}
      >
        {bars.map(({ day, micro, y, height }, index) => (
          <g key={day} className={styles.day}>
            <title>{`${formatDay(day, locale)}: ${money(micro)}`}</title>
            <rect className={styles.touch} x={index} y={0} width={1} height={HEIGHT} />
            <rect
              className={micro < 0n ? styles.down : styles.up}
              x={index + 0.14}
              y={y}
              width={0.72}
              height={height}
            />
          </g>
        ))}
        <line
          className={styles.zero}
          x1={0}
          x2={days.length}
          y1={zero}
          y2={zero}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatDay(first.day, locale)}</span>
        {days.length === 1 ? null : <span>{formatDay(last.day, locale)}</span>}
      </p>
    </figure>
  );
}
