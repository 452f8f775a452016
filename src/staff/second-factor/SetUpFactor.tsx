import { type FormEvent, useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useFaultFocus } from '#staff/kit/useFaultFocus.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { type Command, useCommand } from '#ui/query/useCommand.ts';
import { PasswordField } from '../session/PasswordField.tsx';
import { ConfirmFactor } from './ConfirmFactor.tsx';
import styles from './SecondFactor.module.css';
import { useFactorFaults } from './useFactorFaults.ts';

export interface SetUpFactorProps {
  /** Held by the dialog, which stays open while a code is checked. */
  confirm: Command<'confirmStaffSecondFactor'>;
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
  /** It is on already: the state on the screen is outdated. */
  onOutdated: () => void;
  onCancel: () => void;
}

/** The password, then the key for the app and a code of it. */
export function SetUpFactor({ confirm, onTurnedOn, onOutdated, onCancel }: SetUpFactorProps) {
  const say = useTexts('staff-second-factor', 'staff', 'ui');
  const { run, pending, problem } = useCommand('beginStaffSecondFactor');
  const [made, setMade] = useState<ReplyOf<'beginStaffSecondFactor'> | null>(null);
  const [password, setPassword] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useFaultFocus(problem, refusals);
  const { byField, rest } = useFactorFaults(problem, ['password']);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIncomplete(password === '');
    if (password === '') return setRefusals((count) => count + 1);
    const outcome = await run({ body: { password } });
    if (outcome.ok) {
      // A problem from an earlier key is not about this one.
      confirm.reset();
      setMade(outcome.value);
    } else if (outcome.problem.code === 'SECOND_FACTOR_IS_ON') onOutdated();
  };
  if (made !== null) {
    return (
      <ConfirmFactor
        made={made}
        confirm={confirm}
        onTurnedOn={onTurnedOn}
        onOutdated={onOutdated}
        onCancel={onCancel}
      />
    );
  }
  const isMissing = incomplete && password === '';
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{say('staff-second-factor:text')}</p>
      {rest === null ? null : <ProblemPanel problem={rest} />}
      <PasswordField
        value={password}
        onChange={setPassword}
        fault={isMissing ? say('staff:missing') : byField.password}
        autoFocus
      />
      <div className={styles.actions}>
        <Button type="submit" pending={pending}>
          {say('staff-second-factor:next')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {say('ui:cancel')}
        </Button>
      </div>
    </form>
  );
}
