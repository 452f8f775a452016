import type { LedgerEntry } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Amount } from '#staff/values/Amount.tsx';
import styles from './LedgerAmount.module.css';

/** A movement by word, sign and colour. */
export function LedgerAmount({ entry }: { entry: LedgerEntry }) {
  const say = useTexts('office');
  const micro = BigInt(entry.amountMicro);
  const direction = micro > 0n ? 'in' : micro < 0n ? 'out' : 'none';
  return (
    <span className={styles.movement}>
      <span className={styles.word}>{say(`office:direction.${direction}`)}</span>
      <Amount micro={micro} currency={entry.currency} signed />
    </span>
  );
}
