import type { ContractKind, ContractTerms, ContractTier } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { Fact, Facts } from '../../frame/Facts.tsx';
import { TableRegion } from '../../frame/TableRegion.tsx';
import { useTermsWords } from '../../frame/useTermsWords.ts';

export interface TermsViewProps {
  kind: ContractKind;
  terms: ContractTerms;
  currency: string;
}

interface PlacedTier {
  readonly place: number;
  readonly tier: ContractTier;
}

/** The terms of a contract: facts, and a table of its tiers. */
export function TermsView({ kind, terms, currency }: TermsViewProps) {
  const say = useTexts('agent');
  const words = useTermsWords(currency);
  const isByBet = kind === 'realTimeSalary';
  const conditions = [
    { id: 'thresholds', text: words.thresholds },
    { id: 'activeFrom', text: words.activeFrom },
    { id: 'fee', text: words.fee },
  ];
  return (
    <>
      <Facts>
        {words.general(kind, terms).map(({ id, name, text }) => (
          <Fact key={id} name={name}>
            {text}
          </Fact>
        ))}
      </Facts>
      <TableRegion label={say('agent:contract.tiers')}>
        <RecordTable<PlacedTier>
          caption={say('agent:contract.tiers')}
          rows={terms.tiers.map((tier, place) => ({ place, tier }))}
          rowKey={({ place }) => String(place)}
          columns={[
            {
              id: 'tier',
              label: say('agent:contract.tiers'),
              cell: ({ place }) => say('agent:contract.tier', { number: place + 1 }),
            },
            ...(isByBet ? [] : conditions).map(({ id, text }) => ({
              id,
              label: say(`agent:contract.column.${id}`),
              cell: ({ tier }: PlacedTier) => text(tier),
            })),
            {
              id: 'pay',
              label: say('agent:contract.column.pay'),
              align: 'end',
              cell: ({ tier }) => words.pay(tier),
            },
          ]}
        />
      </TableRegion>
    </>
  );
}
