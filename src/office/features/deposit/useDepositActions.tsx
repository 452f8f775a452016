import type { OfficeDeposit } from '#contract/generated/types.ts';
import { currencyExponent, isCurrency } from '#domain/money/currency.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import type { QueueAction } from '#staff/queue/QueueDesk.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';

type Action = QueueAction<OfficeDeposit>;

/** What this person may do with a deposit, by its state. */
export function useDepositActions(brand: string): readonly Action[] {
  const { may } = useStaff();
  const match = useMatchActions(brand);
  const reverse = useReverseAction(brand);
  return [...(may('deposit.match') ? match : []), ...(may('deposit.return') ? [reverse] : [])];
}

function useReverseAction(brand: string): Action {
  const say = useTexts('deposit-desk');
  const { run, pending, problem } = useCommand('reverseDeposit');
  return {
    id: 'reverse',
    letter: 'v',
    label: say('deposit-desk:reverse'),
    applies: ({ status }) => status === 'credited',
    effect: () => say('deposit-desk:reverse.effect'),
    hint: say('deposit-desk:reverse.hint'),
    pending,
    problem: problem === null ? null : <ProblemPanel problem={problem} />,
    run: async ({ depositId }, reason) =>
      (await run({ params: { brand, depositId }, body: { reason } })).ok,
  };
}

function useMatchActions(brand: string): readonly Action[] {
  const say = useTexts('deposit-desk');
  const credit = useCommand('creditDeposit');
  const decline = useCommand('declineDeposit');
  const isOpen = ({ isTransfer, status }: OfficeDeposit): boolean =>
    isTransfer && (status === 'pending' || status === 'expired');
  return [
    {
      id: 'credit',
      letter: 'c',
      tone: 'primary',
      label: say('deposit-desk:credit'),
      applies: ({ isTransfer }: OfficeDeposit) => isTransfer,
      effect: () => say('deposit-desk:credit.effect'),
      hint: say('deposit-desk:credit.hint'),
      input: { kind: 'payment', label: say('deposit-desk:bankReference') },
      pending: credit.pending,
      problem: credit.problem === null ? null : <ProblemPanel problem={credit.problem} />,
      run: async (item: OfficeDeposit, bankReference: string, amount: string) => {
        const { depositId, currency, amountMicro, version: seen } = item;
        const receivedMicro = amount === '' ? amountMicro : microOf(amount, currency);
        const params = { brand, depositId };
        return (await credit.run({ params, body: { seen, receivedMicro, bankReference } })).ok;
      },
    },
    {
      id: 'decline',
      letter: 'd',
      label: say('deposit-desk:decline'),
      applies: isOpen,
      effect: () => say('deposit-desk:decline.effect'),
      hint: say('deposit-desk:decline.hint'),
      pending: decline.pending,
      problem: decline.problem === null ? null : <ProblemPanel problem={decline.problem} />,
      run: async ({ depositId }: OfficeDeposit, reason: string) =>
        (await decline.run({ params: { brand, depositId }, body: { reason } })).ok,
    },
  ];
}

/** Micro-units of an amount as typed with a point or a comma; 0 for what cannot be read. */
function microOf(typed: string, currency: string): string {
  const digits = isCurrency(currency) ? currencyExponent(currency) : 2;
  const parts = /^(\d{1,12})(?:[.,](\d{1,6}))?$/.exec(typed.trim());
  if (parts === null || (parts[2] ?? '').length > digits) return '0';
  return String(BigInt(`${parts[1]}${(parts[2] ?? '').padEnd(6, '0')}`));
}
