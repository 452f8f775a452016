import { useSyncExternalStore } from 'react';
import { SwitchInput } from '#ui/kit/SwitchInput.tsx';
import type { Wording } from '../../kit/stage/stage-game.ts';
import { hintOf } from './blackjack-actions.ts';
import type { BlackjackState } from './blackjack-state.ts';
import { isHintOn, setHint, subscribeHint } from './hint.ts';
import styles from './TableRail.module.css';

export interface TableRailProps extends Pick<Wording, 'say' | 'money'> {
  state: BlackjackState;
  isDeciding: boolean;
  hasSwitch: boolean;
}

/** Between the hands: the switch of the hint, and the hint, the insurance or the rules of the table. */
export function TableRail({ state, isDeciding, hasSwitch, say, money }: TableRailProps) {
  const isOn = useSyncExternalStore(subscribeHint, isHintOn, () => false);
  const hint = isOn && isDeciding && hasSwitch ? hintOf(state) : null;
  return (
    <div className={styles.rail}>
      {hasSwitch ? (
        <label className={styles.switch}>
          <SwitchInput checked={isOn} onChange={({ target }) => setHint(target.checked)} />
          <span>{say('ace-blackjack:hint')}</span>
        </label>
      ) : null}
      <p className={styles.text} data-hint={hint !== null}>
        {hint === null ? railText(state, { say, money }) : say(`ace-blackjack:hint.${hint}`)}
      </p>
    </div>
  );
}

function railText(state: BlackjackState, { say, money }: Pick<Wording, 'say' | 'money'>): string {
  const { insurance, insuranceMicro, insurancePayoutMicro } = state;
  if (insurance === null) return say('ace-blackjack:table');
  const amount = money(insurance === 'won' ? insurancePayoutMicro : insuranceMicro);
  return `${say(`ace-blackjack:insurance.${insurance}`)} ${amount}`;
}
