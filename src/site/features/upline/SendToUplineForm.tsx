import { type FormEvent, useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { currencyDigits, currencySymbol, formatMicro } from '#domain/money/format-micro.ts';
import { feeOf } from '#domain/withdrawal/withdrawal-fee.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useSession } from '#ui/session/useSession.ts';
import { PaymentPasswordCard } from '../password/PaymentPasswordCard.tsx';
import { TransferTerms } from './TransferTerms.tsx';
import styles from './UplineScreen.module.css';

type Offer = ReplyOf<'getUpline'>;

export interface SendToUplineFormProps {
  offer: Offer;
  upline: string;
  onPasswordSet: () => void;
  onSent: () => void;
}

/** A transfer to the upline: amount, fee, note and payment password. */
export function SendToUplineForm({ offer, upline, onPasswordSet, onSent }: SendToUplineFormProps) {
  const say = useTexts('upline');
  const locale = useLocale();
  const { kind } = useSession();
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('sendToUpline');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [paymentPassword, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const { currency, transferFeeBasisPoints: feeBasisPoints } = offer;
  const money = (micro: bigint): string => formatMicro(micro, currency, locale);
  const availableMicro = BigInt(offer.availableMicro);
  const leftMicro = BigInt(offer.transferLeftMicro);
  const amountMicro = parseAmount(typed, currencyDigits(currency), decimalSign(locale));
  const fault = faultOf(amountMicro, availableMicro, leftMicro);
  const { byField } = fieldProblems(problem, ['amountMicro', 'note', 'paymentPassword']);
  const figures = { available: money(availableMicro), left: money(leftMicro) };
  const done =
    sent === null ? null : <Notice tone="good">{say('upline:sent', { amount: sent })}</Notice>;
  if (!offer.paymentPasswordSet) {
    return (
      <>
        <Notice>{say('upline:needsPassword')}</Notice>
        <PaymentPasswordCard onSet={onPasswordSet} />
      </>
    );
  }
  if (availableMicro === 0n || leftMicro === 0n) {
    return (
      <>
        {done}
        <Notice>{say(availableMicro === 0n ? 'upline:nothing' : 'upline:capReached')}</Notice>
      </>
    );
  }
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    setSent(null);
    if (amountMicro === null || fault !== null || paymentPassword === '') {
      focusFirstFault(form);
      return;
    }
    const outcome = await run({
      body: { amountMicro: String(amountMicro), paymentPassword, note: note.trim() },
    });
    if (!outcome.ok) {
      focusFirstFault(form);
      return;
    }
    setSent(money(amountMicro));
    setTyped('');
    setNote('');
    setPassword('');
    setChecked(false);
    onSent();
  };
  const payable = fault === null ? amountMicro : null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="upline-send">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.intro}>
          <h2 id="upline-send" className={styles.heading}>
            {say('upline:send')}
          </h2>
          <p className={styles.note}>
            {say(kind === 'agent' ? 'upline:send.agent' : 'upline:send.member', { upline })}
          </p>
        </div>
        {done}
        {problem === null || Object.keys(byField).length > 0 ? null : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )}
        <TextField
          name="amount"
          label={say('upline:amount')}
          value={typed}
          onChange={setTyped}
          inputMode="decimal"
          prefix={currencySymbol(currency, locale)}
          maxLength={18}
          required
          problem={
            byField.amountMicro ??
            (isChecked && fault !== null ? say(`upline:amount.${fault}`, figures) : undefined)
          }
          help={say('upline:amount.help', figures)}
        />
        <TransferTerms
          currency={currency}
          feeBasisPoints={feeBasisPoints}
          amountMicro={payable}
          feeMicro={
            payable === null ? null : feeOf(payable, { feeMicro: 0n, feeBasisPoints }, currency)
          }
        />
        <TextField
          name="note"
          label={say('upline:note')}
          value={note}
          onChange={setNote}
          maxLength={120}
          optional
          problem={byField.note}
          help={say('upline:note.help')}
        />
        <TextField
          name="paymentPassword"
          type="password"
          label={say('upline:paymentPassword')}
          value={paymentPassword}
          onChange={setPassword}
          maxLength={128}
          required
          problem={
            byField.paymentPassword ??
            (isChecked && paymentPassword === ''
              ? say('upline:paymentPassword.missing')
              : undefined)
          }
        />
        <Button type="submit" size="large" wide pending={pending}>
          {payable === null
            ? say('upline:submit')
            : say('upline:submitAmount', { amount: money(payable) })}
        </Button>
      </form>
    </Card>
  );
}

/** Why an amount cannot be sent; null: it can. */
function faultOf(
  amountMicro: bigint | null,
  availableMicro: bigint,
  leftMicro: bigint,
): 'none' | 'available' | 'left' | null {
  if (amountMicro === null || amountMicro <= 0n) return 'none';
  if (amountMicro > availableMicro) return 'available';
  return amountMicro > leftMicro ? 'left' : null;
}

/** Waits for the next frame: the fields with faults are marked by then. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden="true"])')?.focus(),
  );
}
