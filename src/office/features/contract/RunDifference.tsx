import type { ContractRun } from '#contract/generated/types.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { numberFormat } from '#ui/i18n/formatters.ts';
import styles from './ContractDesk.module.css';

/** The amount of a settlement less that of the window before it, also in percent. */
export function RunDifference({ run }: { run: ContractRun }) {
  const locale = useOfficeLocale();
  if (run.previousAmountMicro === null) return '–';
  const previous = BigInt(run.previousAmountMicro);
  const difference = BigInt(run.amountMicro) - previous;
  return (
    <span className={styles.pair} data-end="">
      <Amount micro={difference} currency={run.currency} signed mutedZero />
      {previous === 0n ? null : (
        <span className={`tabular ${styles.quiet}`}>
          {numberFormat(locale, {
            style: 'percent',
            maximumFractionDigits: 1,
            signDisplay: 'exceptZero',
          }).format(Number(difference) / Math.abs(Number(previous)))}
        </span>
      )}
    </span>
  );
}
