import { Money } from '#ui/kit/Money.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Coin } from '../events.ts';
import styles from './FreeSpinCounter.module.css';

export interface HoldCounterProps {
  left: number;
  coins: readonly Coin[];
  currency: string;
}

/** Turns left without a new coin, and what the coins that lie are worth together. */
export function HoldCounter({ left, coins, currency }: HoldCounterProps) {
  const say = useTexts('slot');
  const worth = coins.reduce((sum, { payoutMicro }) => sum + BigInt(payoutMicro), 0n);
  return (
    <div className={styles.counter}>
      <span className={`display tabular ${styles.spins}`}>{say('slot:hold.left', { left })}</span>
      <span className={styles.paid}>
        {say('slot:hold.worth', { count: coins.length })}{' '}
        <Money micro={worth} currency={currency} />
      </span>
    </div>
  );
}
