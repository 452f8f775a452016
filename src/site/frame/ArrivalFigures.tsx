import type { MeasuredArrival } from '#contract/generated/types.ts';
import { formatSpan } from '#ui/i18n/format-moment.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import styles from './ArrivalFigures.module.css';

export interface ArrivalFigure {
  readonly name: 'deposit' | 'withdrawal' | 'half' | 'most';
  readonly time: string;
}

/** What was measured, in the words of a language. */
export function measuredFigures(
  { medianSeconds, p90Seconds }: MeasuredArrival,
  locale: string,
): readonly ArrivalFigure[] {
  return [
    { name: 'half', time: formatSpan(medianSeconds, locale) },
    { name: 'most', time: formatSpan(p90Seconds, locale) },
  ];
}

export interface ArrivalFiguresProps {
  figures: readonly ArrivalFigure[];
  /** Lines among others instead of cards. */
  small?: boolean;
}

/** How long money took, each figure under its name. */
export function ArrivalFigures({ figures, small = false }: ArrivalFiguresProps) {
  const say = useTexts('home');
  return (
    <dl className={cx(styles.figures, small && styles.small)}>
      {figures.map(({ name, time }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{say(`home:arrival.${name}`)}</dt>
          <dd className={`display ${styles.time}`} suppressHydrationWarning>
            {time}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** On what it was measured. */
export function ArrivalSource({ sampleSize }: Pick<MeasuredArrival, 'sampleSize'>) {
  const say = useTexts('home');
  return <p className={styles.source}>{say('home:arrival.measured', { count: sampleSize })}</p>;
}
