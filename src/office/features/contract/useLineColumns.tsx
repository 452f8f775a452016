import type { ContractLine, OfficeContractLine } from '#contract/generated/types.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { tierText } from './terms-text.ts';

const TONES = {
  due: 'plain',
  waiting: 'accent',
  guaranteed: 'primary',
  paid: 'win',
  nothing: 'plain',
} as const;

/** Both sides of a line, the figures of the team, the tier that counted, and the amount. */
export function useLineColumns(): readonly Column<OfficeContractLine>[] {
  const say = useTexts('contract-desk');
  const locale = useOfficeLocale();
  const amount = (
    id: string,
    label: string,
    microOf: (line: ContractLine) => string,
    signed = false,
  ): Column<OfficeContractLine> => ({
    id,
    label,
    align: 'end',
    cell: ({ line }) => (
      <Amount micro={BigInt(microOf(line))} currency={line.currency} signed={signed} mutedZero />
    ),
  });
  return [
    {
      id: 'payer',
      label: say('contract-desk:payer'),
      lead: true,
      cell: ({ payerAccount }) => payerAccount || say('contract-desk:brand'),
    },
    {
      id: 'payee',
      label: say('contract-desk:payee'),
      lead: true,
      cell: ({ account }) => account,
    },
    amount('valid', say('contract-desk:valid'), ({ figures }) => figures.validMicro),
    amount('profit', say('contract-desk:profit'), ({ figures }) => figures.profitMicro),
    {
      id: 'active',
      label: say('contract-desk:activeMembers'),
      align: 'end',
      cell: ({ line }) => <span className="tabular">{line.figures.activeMembers}</span>,
    },
    {
      id: 'tier',
      label: say('contract-desk:tierPaid'),
      cell: ({ line: { tier, currency } }) =>
        tier === null ? (
          '–'
        ) : (
          <span className="tabular">{tierText(say, tier, { currency, locale })}</span>
        ),
    },
    amount(
      'correction',
      say('contract-desk:correction'),
      ({ correctionMicro }) => correctionMicro,
      true,
    ),
    amount('amount', say('contract-desk:amount'), ({ amountMicro }) => amountMicro),
    {
      id: 'status',
      label: say('contract-desk:status'),
      cell: ({ line: { status } }) => (
        <Pill tone={TONES[status]}>{say(`contract-desk:line.${status}`)}</Pill>
      ),
    },
  ];
}
