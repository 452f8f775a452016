import { type FormEvent, useState } from 'react';
import type { ReceiptOutcome, Withdrawal } from '#contract/generated/types.ts';
import { currencyDigits, currencySymbol, formatMicro } from '#domain/money/format-micro.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { RadioCards } from '#ui/kit/RadioCards.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { ProofUpload } from '../../frame/ProofUpload.tsx';
import styles from './WithdrawalScreen.module.css';

const OUTCOMES: readonly ReceiptOutcome[] = ['received', 'partly', 'notReceived'];

export interface ReceiptDialogProps {
  withdrawal: Withdrawal;
  onClose: () => void;
  onDone: () => void;
}

/** The player says whether the payment arrived: all of it, a part, or nothing, with a proof. */
export function ReceiptDialog({ withdrawal, onClose, onDone }: ReceiptDialogProps) {
  const say = useTexts('withdrawal', 'proof');
  const locale = useLocale();
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('confirmReceipt');
  const proof = useCommand('addWithdrawalProof');
  const [outcome, setOutcome] = useState<ReceiptOutcome>('received');
  const [typed, setTyped] = useState('');
  const [proofs, setProofs] = useState(withdrawal.proofCount);
  const { currency, withdrawalId, remainderMicro, payoutMicro } = withdrawal;
  const owed = BigInt(remainderMicro ?? payoutMicro);
  const received = parseAmount(typed, currencyDigits(currency), decimalSign(locale));
  const { byField } = fieldProblems(problem, ['receivedMicro']);
  const isReady =
    outcome === 'received' ||
    (outcome === 'partly' ? received !== null && received > 0n && received < owed : proofs > 0);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady) return;
    const part = outcome === 'partly' ? { receivedMicro: String(received ?? 0n) } : {};
    const answer = await run({ params: { withdrawalId }, body: { outcome, ...part } });
    if (answer.ok) onDone();
  };
  return (
    <Dialog
      title={say('withdrawal:confirm')}
      width="medium"
      intro={say('withdrawal:confirm.intro', {
        amount: formatMicro(owed, currency, locale),
        bank: withdrawal.bankName,
        reference: withdrawal.payoutReference ?? withdrawal.reference,
      })}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {problem === null || byField.receivedMicro !== undefined ? null : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )}
        <RadioCards
          name="outcome"
          legend={say('withdrawal:confirm')}
          hidesLegend
          cards={OUTCOMES.map((value) => ({
            value,
            label: say(`withdrawal:receipt.${value}`),
            notes: [say(`withdrawal:receipt.${value}.text`)],
          }))}
          chosen={outcome}
          onChoose={setOutcome}
        />
        {outcome === 'partly' ? (
          <TextField
            name="receivedMicro"
            label={say('withdrawal:receivedAmount')}
            value={typed}
            onChange={setTyped}
            inputMode="decimal"
            prefix={currencySymbol(currency, locale)}
            maxLength={18}
            required
            autoFocus
            problem={byField.receivedMicro}
            help={
              received !== null && received > 0n && received < owed
                ? say('withdrawal:remains', {
                    amount: formatMicro(owed - received, currency, locale),
                  })
                : say('withdrawal:receivedAmount.help', {
                    amount: formatMicro(owed, currency, locale),
                  })
            }
          />
        ) : null}
        {outcome === 'received' ? null : (
          <ProofUpload
            count={proofs}
            help={say(
              outcome === 'notReceived' ? 'withdrawal:proof.needed' : 'withdrawal:proof.helps',
            )}
            pending={proof.pending}
            problem={proof.problem}
            onFile={async (file) => {
              const added = await proof.run({ params: { withdrawalId }, body: { file } });
              if (added.ok) setProofs(added.value.proofCount);
            }}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" pending={pending} aria-disabled={!isReady}>
            {say('withdrawal:send')}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {say('withdrawal:later')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
