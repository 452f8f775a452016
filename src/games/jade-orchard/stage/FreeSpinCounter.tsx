import { Money } from '#ui/kit/Money.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './FreeSpinCounter.module.css';
import type { ShowState } from './show-state.ts';

export interface FreeSpinCounterProps {
  freeSpin: NonNullable<ShowState['freeSpin']>;
  currency: string;
}

/** Which free spin this is, what wins are multiplied by, and what the round has paid so far. */
export function FreeSpinCounter({ freeSpin, currency }: FreeSpinCounterProps) {
  const say = useTexts('jade-orchard');
  const { number, total, multiplier, roundPayoutMicro } = freeSpin;
  return (
    <div className={styles.counter}>
      <span className={`display tabular ${styles.spins}`}>
        {say('jade-orchard:freeSpin.counter', { number, total })}
      </span>
      <span className={`display ${styles.multiplier}`}>×{multiplier}</span>
      <span className={styles.paid}>
        {say('jade-orchard:freeSpin.paid')} <Money micro={roundPayoutMicro} currency={currency} />
      </span>
    </div>
  );
}
