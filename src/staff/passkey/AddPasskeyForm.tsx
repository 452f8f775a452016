import { type FormEvent, useState } from 'react';
import type { StaffPasskeys } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useFaultFocus } from '#staff/kit/useFaultFocus.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { CodeField } from '../second-factor/CodeField.tsx';
import { isWholeCode, plainCode } from '../second-factor/typed-code.ts';
import { useFactorFaults } from '../second-factor/useFactorFaults.ts';
import { PasswordField } from '../session/PasswordField.tsx';
import styles from './Passkey.module.css';
import { useAddPasskey } from './useAddPasskey.ts';

export interface AddPasskeyFormProps {
  /** An authenticator app is on: its code is asked for. */
  hasApp: boolean;
  onCancel: () => void;
  onAdded: (next: StaffPasskeys) => void;
}

/** The password and a code of the app, then the browser's own dialog. */
export function AddPasskeyForm({ hasApp, onCancel, onAdded }: AddPasskeyFormProps) {
  const say = useTexts('staff-passkey', 'staff-second-factor', 'staff', 'ui');
  const { add, pending, problem, fault } = useAddPasskey();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useFaultFocus(problem, refusals);
  const { byField, rest } = useFactorFaults(problem, ['password', 'code']);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const lacks = password === '' || (hasApp && !isWholeCode(code));
    setIncomplete(lacks);
    if (lacks) return setRefusals((count) => count + 1);
    const added = await add({ password, ...(hasApp && { code: plainCode(code) }) });
    if (added !== null) onAdded(added);
  };
  const isMissing = incomplete && password === '';
  const isShort = incomplete && !isWholeCode(code);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{say('staff-passkey:add.text')}</p>
      {rest === null ? null : <ProblemPanel problem={rest} />}
      {fault === null ? null : (
        <Notice tone={fault === 'failed' ? 'problem' : 'info'}>
          {say(`staff-passkey:add.${fault}`)}
        </Notice>
      )}
      <PasswordField
        value={password}
        onChange={setPassword}
        fault={isMissing ? say('staff:missing') : byField.password}
        autoFocus
      />
      {hasApp ? (
        <CodeField
          label={say('staff-second-factor:eitherCode')}
          value={code}
          onChange={setCode}
          fault={isShort ? say('staff-second-factor:code.short') : byField.code}
        />
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" pending={pending}>
          {say('staff-passkey:add.submit')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {say('ui:cancel')}
        </Button>
      </div>
    </form>
  );
}
