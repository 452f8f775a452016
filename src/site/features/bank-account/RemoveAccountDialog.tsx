import { type FormEvent, useState } from 'react';
import type { BankAccount } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './BankAccounts.module.css';

export interface RemoveAccountDialogProps {
  account: BankAccount;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for the payment password before a payee goes. */
export function RemoveAccountDialog({ account, onClose, onRemoved }: RemoveAccountDialogProps) {
  const say = useTexts('bank-account');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('removeBankAccount');
  const [paymentPassword, setPassword] = useState('');
  const { byField } = fieldProblems(problem, ['paymentPassword']);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (paymentPassword === '') return;
    const params = { bankAccountId: account.bankAccountId };
    const outcome = await run({ params, body: { paymentPassword } });
    if (outcome.ok) onRemoved();
  };
  return (
    <Dialog
      title={say('bank-account:remove.title')}
      intro={`${account.bankName} ${account.maskedNumber}`}
      onClose={onClose}
    >
      <form className={styles.accounts} noValidate onSubmit={(event) => void submit(event)}>
        {problem === null || byField.paymentPassword !== undefined ? null : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )}
        <p>{say('bank-account:remove.text')}</p>
        <TextField
          name="paymentPassword"
          type="password"
          label={say('bank-account:paymentPassword')}
          value={paymentPassword}
          onChange={setPassword}
          autoComplete="off"
          autoFocus
          maxLength={128}
          required
          problem={byField.paymentPassword}
        />
        <div className={styles.buttons}>
          <Button type="submit" pending={pending} aria-disabled={paymentPassword === ''}>
            {say('bank-account:remove')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {say('bank-account:cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
