import type { DeskTotal } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Amount } from '../values/Amount.tsx';
import styles from './Desk.module.css';

/** The sums of every page of a list, by currency. @param totals null: not known */
export function DeskTotals({ totals }: { totals: readonly DeskTotal[] | null }) {
  const say = useTexts('office');
  if (totals === null || totals.length === 0) return null;
  return (
    <p className={styles.totals}>
      {totals.map(({ currency, count, amountMicro }) => (
        <span key={currency}>
          {say('office:table.total', { count })}{' '}
          <Amount micro={BigInt(amountMicro)} currency={currency} />
        </span>
      ))}
    </p>
  );
}
