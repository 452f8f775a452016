import type { ReactNode } from 'react';
import { Money } from '#ui/kit/Money.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './FreeSpinCounter.module.css';
import type { ShowState } from './show-state.ts';

export interface FreeSpinCounterProps {
  freeSpin: NonNullable<ShowState['freeSpin']>;
  currency: string;
  /** Multipliers of this title. */
  children?: ReactNode;
}

/** Which free spin this is, what wins are multiplied by, and what the round has paid so far. */
export function FreeSpinCounter({ freeSpin, currency, children }: FreeSpinCounterProps) {
  const say = useTexts('slot');
  const { number, total, multiplier, roundPayoutMicro } = freeSpin;
  return (
    <div className={styles.counter}>
      <span className={`display tabular ${styles.spins}`}>
        {say('slot:freeSpin.counter', { number, total })}
      </span>
      {multiplier > 1 ? (
        <span className={`display ${styles.multiplier}`}>×{multiplier}</span>
      ) : null}
      {children}
      <span className={styles.paid}>
        {say('slot:freeSpin.paid')} <Money micro={roundPayoutMicro} currency={currency} />
      </span>
    </div>
  );
}
