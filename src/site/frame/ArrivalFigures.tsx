import type { MeasuredArrival } from '#contract/generated/types.ts';
import { formatSpan } from '#ui/i18n/format-moment.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import styles from './ArrivalFigures.module.css';

export interface ArrivalFigure {
  readonly name: 'deposit' | 'withdrawal' | 'half' | 'most' | 'paidHalf' | 'paidMost';
  readonly time: string;
}

/** What was measured of deposits and of withdrawals, in the words of a language; null: too little was. */
export function measuredFigures(
  deposits: MeasuredArrival | null,
  withdrawals: MeasuredArrival | null,
  locale: string,
): readonly ArrivalFigure[] {
  const figures: ArrivalFigure[] = [];
  if (deposits !== null) {
    figures.push(
      { name: 'half', time: formatSpan(deposits.medianSeconds, locale) },
      { name: 'most', time: formatSpan(deposits.p90Seconds, locale) },
    );
  }
  if (withdrawals !== null) {
    figures.push(
      { name: 'paidHalf', time: formatSpan(withdrawals.medianSeconds, locale) },
      { name: 'paidMost', time: formatSpan(withdrawals.p90Seconds, locale) },
    );
  }
  return figures;
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

export interface ArrivalSourceProps {
  deposits: MeasuredArrival | null;
  withdrawals: MeasuredArrival | null;
}

/** On what it was measured. */
export function ArrivalSource({ deposits, withdrawals }: ArrivalSourceProps) {
  const say = useTexts('home');
  return (
    <p className={styles.source}>
      {[
        deposits && say('home:arrival.measured', { count: deposits.sampleSize }),
        withdrawals && say('home:arrival.measuredPaid', { count: withdrawals.sampleSize }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
