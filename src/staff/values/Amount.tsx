import { cx } from '#ui/kit/class-names.ts';
import styles from './Amount.module.css';
import { formatAmount } from './format-amount.ts';
import { useOfficeLocale } from './useOfficeLocale.ts';

export interface AmountProps {
  micro: bigint;
  currency: string;
  /** A movement: sign and colour; the word for it stands beside it. */
  signed?: boolean | undefined;
  /** Nothing there: stands back. */
  mutedZero?: boolean | undefined;
  className?: string | undefined;
}

/** An amount in full, in figures of one width, its currency after it. */
export function Amount({ micro, currency, signed, mutedZero, className }: AmountProps) {
  const locale = useOfficeLocale();
  const { sign, figures } = formatAmount(micro, currency, locale, { signed: signed ?? false });
  const tone =
    micro < 0n
      ? styles.loss
      : signed === true && micro > 0n
        ? styles.gain
        : mutedZero === true && micro === 0n && styles.zero;
  return (
    <span className={cx('tabular', styles.amount, tone, className)}>
      {sign}
      {figures} <span className={styles.currency}>{currency}</span>
    </span>
  );
}
