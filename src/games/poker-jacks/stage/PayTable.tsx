import type { Wording } from '../../kit/stage/stage-game.ts';
import { HAND_STAKES, handMultiplier, PAYING_HANDS, type PayingHand } from '../rules.ts';
import styles from './PayTable.module.css';

export interface PayTableProps extends Pick<Wording, 'say' | 'money'> {
  /** The hand that the cards make now. */
  hand: PayingHand | null;
  stakeMicro: bigint | null;
}

/** What every hand pays, with the current one marked. */
export function PayTable({ hand, stakeMicro, say, money }: PayTableProps) {
  return (
    <ul className={styles.table} aria-label={say('poker-jacks:table')}>
      {PAYING_HANDS.map((name) => (
        <li key={name} className={styles.row} aria-current={name === hand || undefined}>
          <span className={styles.name}>{say(`poker-jacks:spot.${name}`)}</span>
          <span className={`tabular ${styles.pays}`}>{HAND_STAKES[name]}×</span>
          {stakeMicro === null ? null : (
            <span className={`tabular ${styles.amount}`}>
              {money((stakeMicro * handMultiplier(name)) / 10_000n)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
