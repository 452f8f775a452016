import { type FormEvent, useState } from 'react';
import type { StaffSecondFactor } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useFaultFocus } from '#staff/kit/useFaultFocus.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { PasswordField } from '../session/PasswordField.tsx';
import { CodeField } from './CodeField.tsx';
import styles from './SecondFactor.module.css';
import { isWholeCode, plainCode } from './typed-code.ts';
import { useFactorFaults } from './useFactorFaults.ts';

export interface EndFactorFormProps {
  onEnded: (next: StaffSecondFactor) => void;
  onOutdated: () => void;
  onCancel: () => void;
}

/** Turns the second factor off with the password and a code of either kind. */
export function EndFactorForm({ onEnded, onOutdated, onCancel }: EndFactorFormProps) {
  const say = useTexts('staff-second-factor', 'staff', 'ui');
  const { run, pending, problem } = useCommand('endStaffSecondFactor');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useFaultFocus(problem, refusals);
  const { byField, rest } = useFactorFaults(problem, ['password', 'code']);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isComplete = password !== '' && isWholeCode(code);
    setIncomplete(!isComplete);
    if (!isComplete) return setRefusals((count) => count + 1);
    const outcome = await run({ body: { password, code: plainCode(code) } });
    if (outcome.ok) onEnded(outcome.value);
    else if (outcome.problem.code === 'SECOND_FACTOR_EXPIRED') onOutdated();
  };
  const isMissing = incomplete && password === '';
  const isShort = incomplete && !isWholeCode(code);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {rest === null ? null : <ProblemPanel problem={rest} />}
      <PasswordField
        value={password}
        onChange={setPassword}
        fault={isMissing ? say('staff:missing') : byField.password}
        autoFocus
      />
      <CodeField
        label={say('staff-second-factor:eitherCode')}
        fault={isShort ? say('staff-second-factor:code.short') : byField.code}
        value={code}
        onChange={setCode}
      />
      <div className={styles.actions}>
        <Button type="submit" tone="danger" pending={pending}>
          {say('staff-second-factor:end')}
        </Button>
        <Button tone="quiet" aria-disabled={pending} onClick={pending ? undefined : onCancel}>
          {say('ui:cancel')}
        </Button>
      </div>
    </form>
  );
}
