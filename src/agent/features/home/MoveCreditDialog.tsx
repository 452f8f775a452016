import { useState } from 'react';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AmountField, useReadAmount } from '../../frame/AmountField.tsx';
import { FormLayout } from '../../frame/FormLayout.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { PaymentPasswordField, PaymentPasswordNeeded } from '../../frame/PaymentPasswordField.tsx';
import { useFormProblem } from '../../frame/useFormProblem.ts';

export type CreditDirection = 'toCredit' | 'toWallet';

export interface MoveCreditDialogProps {
  home: AgentHome;
  direction: CreditDirection;
  onClose: () => void;
}

/** Moves money between wallet and credit. */
export function MoveCreditDialog({ home, direction, onClose }: MoveCreditDialogProps) {
  const say = useTexts('agent', 'ui');
  const locale = useLocale();
  const readAmount = useReadAmount(home.currency);
  const { refresh } = useQuery('getAgentHome', {});
  const { run, pending, problem } = useCommand('moveCredit');
  const { byField, words } = useFormProblem(problem, ['amountMicro', 'paymentPassword']);
  const [typed, setTyped] = useState('');
  const [paymentPassword, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const available = BigInt(direction === 'toCredit' ? home.cashMicro : home.creditMicro);
  const amount = readAmount(typed);
  const submit = async (): Promise<void> => {
    setChecked(true);
    if (amount === null || amount > available || paymentPassword === '') return;
    const outcome = await run({
      body: { direction, amountMicro: String(amount), paymentPassword },
    });
    if (!outcome.ok) return;
    void refresh();
    onClose();
  };
  const fault =
    amount === null ? 'agent:amount.none' : amount > available ? 'agent:amount.more' : null;
  return (
    <Dialog
      title={say(`agent:credit.${direction}`)}
      onClose={onClose}
      busy={pending}
      intro={say(`agent:credit.${direction}.text`)}
    >
      {home.paymentPasswordSet ? (
        <FormLayout label={say(`agent:credit.${direction}`)} onSubmit={submit}>
          {words === null ? null : <Notice tone="problem">{words}</Notice>}
          <AmountField
            currency={home.currency}
            typed={typed}
            onType={setTyped}
            help={say('agent:amount.available', {
              amount: formatMicro(available, home.currency, locale),
            })}
            problem={byField.amountMicro ?? (isChecked && fault !== null ? say(fault) : undefined)}
          />
          <PaymentPasswordField
            value={paymentPassword}
            onChange={setPassword}
            problem={
              byField.paymentPassword ??
              (isChecked && paymentPassword === ''
                ? say('agent:paymentPassword.missing')
                : undefined)
            }
          />
          <Button type="submit" wide pending={pending}>
            {say('agent:credit.move')}
          </Button>
        </FormLayout>
      ) : (
        <PaymentPasswordNeeded />
      )}
    </Dialog>
  );
}
