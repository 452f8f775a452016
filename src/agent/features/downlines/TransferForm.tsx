import { useState } from 'react';
import type { Downline } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AmountField, useReadAmount } from '../../frame/AmountField.tsx';
import { FormLayout } from '../../frame/FormLayout.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Explanation } from '../../frame/Panel.tsx';
import { PaymentPasswordField, PaymentPasswordNeeded } from '../../frame/PaymentPasswordField.tsx';
import { percentText } from '#ui/i18n/percent-text.ts';
import { useFormProblem } from '../../frame/useFormProblem.ts';

export interface TransferFormProps {
  downline: Downline;
  currency: string;
  home: AgentHome;
  onChanged: () => void;
}

/** Sends credit to a direct downline. */
export function TransferForm({ downline, currency, home, onChanged }: TransferFormProps) {
  const say = useTexts('agent');
  const locale = useLocale();
  const readAmount = useReadAmount(currency);
  const { refresh } = useQuery('getAgentHome', {});
  const { run, pending, problem } = useCommand('sendCredit');
  const { byField, words } = useFormProblem(problem, ['amountMicro', 'paymentPassword', 'note']);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [paymentPassword, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  if (!home.paymentPasswordSet) return <PaymentPasswordNeeded />;
  const money = (micro: bigint): string => formatMicro(micro, currency, locale);
  const credit = BigInt(home.creditMicro);
  const left = BigInt(home.transferLeftMicro);
  const most = left < credit ? left : credit;
  const amount = readAmount(typed);
  const fault = amount === null ? 'agent:amount.none' : amount > most ? 'agent:amount.more' : null;
  const submit = async (): Promise<void> => {
    setChecked(true);
    setSent(null);
    if (amount === null || fault !== null || paymentPassword === '') return;
    const { memberId } = downline;
    const outcome = await run({
      body: { memberId, amountMicro: String(amount), paymentPassword, note: note.trim() },
    });
    if (!outcome.ok) return;
    setSent(money(amount));
    setTyped('');
    setNote('');
    setPassword('');
    setChecked(false);
    void refresh();
    onChanged();
  };
  const fee = home.transferFeeBasisPoints;
  const from =
    problem?.code === 'RECIPIENT_LIMIT_REACHED'
      ? (problem.value as { from: string | null }).from
      : null;
  const mayFrom =
    from === null ? null : say('agent:transfer.mayFrom', { moment: formatMoment(from, locale) });
  return (
    <FormLayout label={say('agent:downlines.action.transfer')} onSubmit={submit}>
      <Explanation>
        {say(downline.type === 0 ? 'agent:transfer.toMember' : 'agent:transfer.toAgent')}
        {fee === 0 ? null : ` ${say('agent:transfer.fee', { fee: percentText(fee, locale) })}`}
      </Explanation>
      {sent === null ? null : (
        <Notice tone="good">
          {say('agent:transfer.done', { amount: sent, account: downline.account })}
        </Notice>
      )}
      {words === null ? null : (
        <Notice tone="problem">
          {words} {mayFrom}
        </Notice>
      )}
      <AmountField
        currency={currency}
        typed={typed}
        onType={setTyped}
        help={say('agent:amount.available', { amount: money(most) })}
        problem={byField.amountMicro ?? (isChecked && fault !== null ? say(fault) : undefined)}
      />
      <TextField
        name="note"
        label={say('agent:note')}
        value={note}
        onChange={setNote}
        maxLength={120}
        optional
        problem={byField.note}
      />
      <PaymentPasswordField
        value={paymentPassword}
        onChange={setPassword}
        problem={
          byField.paymentPassword ??
          (isChecked && paymentPassword === '' ? say('agent:paymentPassword.missing') : undefined)
        }
      />
      <Button type="submit" wide pending={pending}>
        {amount === null || fault !== null
          ? say('agent:transfer.send')
          : say('agent:transfer.sendAmount', { amount: money(amount) })}
      </Button>
    </FormLayout>
  );
}
