import { latinDigits } from '#domain/text/latin-digits.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SwitchInput } from '#ui/kit/SwitchInput.tsx';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';
import type { Slip } from './slip.ts';

export interface DrawCountProps {
  slip: Slip;
  /** Most draws of a chase. */
  most: number;
  /** Cost of all draws, as text with its currency. */
  total: string;
  onChange: (slip: Slip) => void;
}

/** How many draws in a row a slip is for, and whether a prize ends them. */
export function DrawCount({ slip, most, total, onChange }: DrawCountProps) {
  const say = useTexts('lottery');
  const { draws, stopOnWin } = slip;
  return (
    <div className={listStyles.chase}>
      <label className={styles.times}>
        {say('lottery:chase.draws')}
        <input
          className={styles.number}
          inputMode="numeric"
          autoComplete="off"
          value={draws}
          onChange={(event) => {
            const typed = Math.trunc(Number(latinDigits(event.target.value))) || 1;
            onChange({ ...slip, draws: Math.min(most, Math.max(1, typed)) });
          }}
        />
      </label>
      {draws > 1 ? (
        <>
          <label className={styles.times}>
            <SwitchInput
              checked={stopOnWin}
              onChange={(event) => onChange({ ...slip, stopOnWin: event.target.checked })}
            />
            {say('lottery:chase.stop')}
          </label>
          <p className={styles.quiet}>
            {say('lottery:chase.held', { amount: total, count: draws })}
          </p>
        </>
      ) : null}
    </div>
  );
}
