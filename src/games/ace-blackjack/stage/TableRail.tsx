import { SwitchInput } from '#ui/kit/SwitchInput.tsx';
import type { Wording } from '../../kit/stage/stage-game.ts';
import { hintOf } from './blackjack-actions.ts';
import type { BlackjackState } from './blackjack-state.ts';
import { setHint } from './hint.ts';
import { useHint } from './useHint.ts';
import styles from './TableRail.module.css';
import { insuranceText } from './total-text.ts';

export interface TableRailProps extends Pick<Wording, 'say' | 'money'> {
  state: BlackjackState;
  isDeciding: boolean;
  hasSwitch: boolean;
}

/** Between the hands: the switch of the hint, and the hint, the insurance or the rules of the table. */
export function TableRail({ state, isDeciding, hasSwitch, say, money }: TableRailProps) {
  const isOn = useHint();
  const hint = isOn && isDeciding && hasSwitch ? hintOf(state) : null;
  const text = insuranceText(state, { say, money }) || say('ace-blackjack:table');
  return (
    <div className={styles.rail}>
      {hasSwitch ? (
        <label className={styles.switch}>
          <SwitchInput
            checked={isOn}
            onChange={({ target }) => {
              setHint(target.checked);
              // The keys of the actions do not reach an input; who came by pointer needs no focus there.
              if (!target.matches(':focus-visible')) target.blur();
            }}
          />
          <span>{say('ace-blackjack:hint')}</span>
        </label>
      ) : null}
      <p className={styles.text} data-hint={hint !== null}>
        {hint === null ? text : say(`ace-blackjack:hint.${hint}`)}
      </p>
    </div>
  );
}
