import { type FormEvent, useRef, useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { SelectField } from '#ui/kit/branded/SelectField.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './BankAccounts.module.css';

export interface AddBankAccountFormProps {
  banks: ReplyOf<'listBankAccounts'>['banks'];
  /** The holder that is known; empty: none is. */
  payeeName: string;
  onCancel: () => void;
  onAdded: () => void;
}

const FIELDS = ['bank', 'payeeName', 'accountNumber', 'paymentPassword'] as const;
type Field = (typeof FIELDS)[number];

/** Bank, holder and number of a new payee, with the payment password. */
export function AddBankAccountForm(props: AddBankAccountFormProps) {
  const { banks, onCancel, onAdded } = props;
  const say = useTexts('bank-account');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('addBankAccount');
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [values, setValues] = useState({
    bank: banks[0]?.bank ?? '',
    payeeName: props.payeeName,
    accountNumber: '',
    paymentPassword: '',
  });
  const { byField } = fieldProblems(problem, [...FIELDS]);
  const format = banks.find(({ bank }) => bank === values.bank)?.format ?? 'plain';
  const change = (field: Field) => (value: string) =>
    setValues((held) => ({ ...held, [field]: value }));
  const problemOf = (field: Field): string | undefined =>
    byField[field] ??
    (isChecked && values[field].trim() === '' ? say(`bank-account:missing.${field}`) : undefined);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    const empty = FIELDS.find((field) => values[field].trim() === '');
    if (empty !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${empty}"]`)?.focus();
      return;
    }
    const { payeeName, accountNumber } = values;
    const body = {
      ...values,
      payeeName: payeeName.trim(),
      accountNumber: accountNumber.trim(),
    };
    const outcome = await run({ body });
    if (outcome.ok) onAdded();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem === null || Object.keys(byField).length > 0 ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      <SelectField
        name="bank"
        label={say('bank-account:bank')}
        value={values.bank}
        choices={banks.map(({ bank, name }) => ({ value: bank, label: name }))}
        onChange={change('bank')}
        problem={problemOf('bank')}
        required
      />
      <TextField
        name="payeeName"
        label={say('bank-account:payeeName')}
        value={values.payeeName}
        onChange={change('payeeName')}
        autoComplete="name"
        maxLength={80}
        required
        help={say('bank-account:payeeName.help')}
        problem={problemOf('payeeName')}
      />
      <TextField
        name="accountNumber"
        label={say('bank-account:accountNumber')}
        value={values.accountNumber}
        onChange={change('accountNumber')}
        autoComplete="off"
        inputMode={format === 'iban' || format === 'plain' ? 'text' : 'numeric'}
        maxLength={64}
        required
        help={say(`bank-account:format.${format}`)}
        problem={problemOf('accountNumber')}
      />
      <TextField
        name="paymentPassword"
        type="password"
        label={say('bank-account:paymentPassword')}
        value={values.paymentPassword}
        onChange={change('paymentPassword')}
        autoComplete="off"
        maxLength={128}
        required
        problem={problemOf('paymentPassword')}
      />
      <div className={styles.buttons}>
        <Button type="submit" pending={pending}>
          {say('bank-account:save')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {say('bank-account:cancel')}
        </Button>
      </div>
    </form>
  );
}
