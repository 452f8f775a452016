import { type FormEvent, useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { feeOf } from '#domain/withdrawal/withdrawal-fee.ts';
import { currencyDigits, currencySymbol, formatMicro } from '#domain/money/format-micro.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BankAccounts } from '../bank-account/BankAccounts.tsx';
import { PaymentPasswordCard } from '../password/PaymentPasswordCard.tsx';
import { PayeeChoice } from './PayeeChoice.tsx';
import { WithdrawalTerms } from './WithdrawalTerms.tsx';
import styles from './WithdrawalScreen.module.css';

type Offer = ReplyOf<'getWithdrawalOffer'>;

export interface WithdrawalFormProps {
  offer: Offer;
  /** A request is under way, and followed above. */
  isFollowed: boolean;
  onRequested: () => void;
}

/** To whom and how much, with fee and arrival before anything is confirmed. */
export function WithdrawalForm({ offer, isFollowed, onRequested }: WithdrawalFormProps) {
  const say = useTexts('withdrawal', 'bank-account', 'password', 'pattern', 'verification');
  const locale = useLocale();
  const problemText = useProblemText();
  const accounts = useQuery('listBankAccounts', {});
  const { run, pending, problem } = useCommand('requestWithdrawal');
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [paymentPassword, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isDone, setDone] = useState(false);
  const { currency } = offer;
  const payees = accounts.value?.items ?? [];
  const payee = payees.find(({ bankAccountId }) => bankAccountId === chosen) ?? payees[0];
  const money = (micro: string | bigint): string => formatMicro(BigInt(micro), currency, locale);
  const amountMicro = parseAmount(typed, currencyDigits(currency), decimalSign(locale));
  const bound = boundOf(amountMicro, offer);
  const { byField } = fieldProblems(problem, ['amountMicro', 'paymentPassword']);
  if (!offer.paymentPasswordSet) {
    return (
      <>
        <Notice>{say('withdrawal:needsPassword')}</Notice>
        <PaymentPasswordCard onSet={onRequested} />
      </>
    );
  }
  if (accounts.value !== undefined && payee === undefined) {
    return (
      <Card as="section" className={styles.card} aria-labelledby="withdrawal-payee">
        <h2 id="withdrawal-payee" className={styles.legend}>
          {say('withdrawal:needsAccount')}
        </h2>
        <BankAccounts />
      </Card>
    );
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    setDone(false);
    if (payee === undefined) return;
    if (amountMicro === null || bound !== null) {
      document.getElementById('withdrawal-amount')?.focus();
      return;
    }
    if (paymentPassword === '') {
      document.getElementById('withdrawal-password')?.focus();
      return;
    }
    const { bankAccountId } = payee;
    const outcome = await run({
      body: { bankAccountId, amountMicro: String(amountMicro), paymentPassword },
    });
    if (!outcome.ok) return;
    setTyped('');
    setPassword('');
    setChecked(false);
    setDone(true);
    onRequested();
  };
  const boundText =
    bound === null
      ? undefined
      : say(`withdrawal:amount.${bound}`, {
          min: money(offer.minMicro),
          max: money(offer.maxMicro),
          available: money(offer.availableMicro),
        });
  const fee = { feeMicro: BigInt(offer.feeMicro), feeBasisPoints: offer.feeBasisPoints };
  const feeMicro = amountMicro === null ? null : feeOf(amountMicro, fee, currency);
  return (
    <Card as="section" className={styles.card} aria-labelledby="withdrawal-new">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="withdrawal-new" className={styles.heading}>
          {say('withdrawal:new')}
        </h2>
        {isDone && isFollowed ? <Notice tone="good">{say('withdrawal:requested')}</Notice> : null}
        {problem === null || Object.keys(byField).length > 0 ? null : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )}
        <PayeeChoice
          payees={payees}
          chosen={payee?.bankAccountId ?? ''}
          coolDownHours={accounts.value?.coolDownHours ?? 0}
          onChoose={setChosen}
        />
        <TextField
          id="withdrawal-amount"
          name="amount"
          label={say('withdrawal:amount')}
          value={typed}
          onChange={setTyped}
          inputMode="decimal"
          prefix={currencySymbol(currency, locale)}
          maxLength={18}
          required
          problem={byField.amountMicro ?? (isChecked ? boundText : undefined)}
          help={say('withdrawal:limits', {
            min: money(offer.minMicro),
            max: money(offer.maxMicro),
          })}
        />
        <WithdrawalTerms
          offer={offer}
          amountMicro={bound === null ? amountMicro : null}
          feeMicro={feeMicro}
        />
        <TextField
          id="withdrawal-password"
          name="paymentPassword"
          type="password"
          label={say('withdrawal:paymentPassword')}
          value={paymentPassword}
          onChange={setPassword}
          autoComplete="off"
          maxLength={128}
          required
          problem={
            byField.paymentPassword ??
            (isChecked && paymentPassword === '' ? say('withdrawal:passwordMissing') : undefined)
          }
        />
        <Button type="submit" size="large" wide pending={pending}>
          {amountMicro === null || bound !== null
            ? say('withdrawal:submit')
            : say('withdrawal:submitAmount', { amount: money(amountMicro) })}
        </Button>
        <p className={styles.note}>{say('withdrawal:note')}</p>
      </form>
    </Card>
  );
}

/** What keeps an amount from being requested; null: nothing does. */
function boundOf(
  amountMicro: bigint | null,
  offer: Offer,
): 'none' | 'low' | 'high' | 'more' | null {
  if (amountMicro === null) return 'none';
  if (amountMicro > BigInt(offer.availableMicro)) return 'more';
  if (amountMicro < BigInt(offer.minMicro)) return 'low';
  return amountMicro > BigInt(offer.maxMicro) ? 'high' : null;
}
