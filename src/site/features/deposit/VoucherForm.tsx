import { type FormEvent, useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './DepositForm.module.css';
import { useLimitWords } from './useLimitWords.ts';

/** A code that was bought elsewhere: its amount is credited at once. */
export function VoucherForm({ onRedeemed }: { onRedeemed: (depositId: string) => void }) {
  const say = useTexts('deposit');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('redeemVoucher');
  const limitWords = useLimitWords(problem);
  const [code, setCode] = useState('');
  const { byField } = fieldProblems(problem, ['code']);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.trim().length < 8) {
      document.getElementById('voucher-code')?.focus();
      return;
    }
    const outcome = await run({ body: { code: code.trim() } });
    if (outcome.ok) onRedeemed(outcome.value.depositId);
  };
  return (
    <Card as="section" className={styles.card} aria-labelledby="voucher-title">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="voucher-title" className={styles.heading}>
          {say('deposit:voucher.title')}
        </h2>
        {problem === null || byField.code !== undefined ? null : (
          <Notice tone="problem">{limitWords(problemText(problem))}</Notice>
        )}
        <TextField
          id="voucher-code"
          name="code"
          label={say('deposit:voucher.code')}
          value={code}
          onChange={setCode}
          autoComplete="off"
          maxLength={40}
          required
          help={say('deposit:voucher.help')}
          problem={byField.code}
        />
        <Button type="submit" tone="secondary" pending={pending}>
          {say('deposit:voucher.redeem')}
        </Button>
      </form>
    </Card>
  );
}
