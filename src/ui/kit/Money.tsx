import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { cx } from './class-names.ts';
import styles from './Money.module.css';

export interface MoneyProps {
  micro: bigint;
  currency: string;
  /** Gains and losses: sign and colour; the adjacent text says the same. */
  signed?: boolean | undefined;
  className?: string | undefined;
}

/** An amount in the reader's own notation, in figures of one width. */
export function Money({ micro, currency, signed = false, className }: MoneyProps) {
  const locale = useLocale();
  const tone = !signed || micro === 0n ? undefined : micro > 0n ? styles.gain : styles.loss;
  return (
    // Server and browser may carry different editions of the same locale's rules.
    <span className={cx('tabular', styles.money, tone, className)} suppressHydrationWarning>
      {formatMicro(micro, currency, locale, { signed })}
    </span>
  );
}
