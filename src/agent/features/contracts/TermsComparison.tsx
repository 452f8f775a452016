import type { ContractKind, ContractTerms } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { TableRegion } from '../../frame/TableRegion.tsx';
import { type TermLine, useTermsWords } from '../../frame/useTermsWords.ts';

export interface TermsComparisonProps {
  kind: ContractKind;
  now: ContractTerms;
  offered: ContractTerms;
  currency: string;
}

interface ComparedLine {
  readonly id: string;
  readonly name: string;
  readonly now: string;
  readonly offered: string;
}

const NONE = '–';

/** The terms now next to those that are offered; on phones each term is a card. */
export function TermsComparison({ kind, now, offered, currency }: TermsComparisonProps) {
  const say = useTexts('agent');
  const words = useTermsWords(currency);
  const linesOf = (terms: ContractTerms): readonly TermLine[] => [
    ...words.general(kind, terms),
    ...words.tiers(terms),
  ];
  const rows = compare(linesOf(now), linesOf(offered));
  return (
    <TableRegion label={say('agent:contract.comparison')}>
      <RecordTable<ComparedLine>
        caption={say('agent:contract.comparison')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'term', label: say('agent:contract.column.term'), cell: ({ name }) => name },
          { id: 'now', label: say('agent:offer.now'), cell: (line) => line.now },
          { id: 'offered', label: say('agent:offer.offered'), cell: (line) => line.offered },
          {
            id: 'change',
            label: say('agent:contract.column.change'),
            cell: (line) =>
              line.now === line.offered ? (
                say('agent:contract.same')
              ) : (
                <Pill tone="accent">{say('agent:contract.changed')}</Pill>
              ),
          },
        ]}
      />
    </TableRegion>
  );
}

function compare(now: readonly TermLine[], offered: readonly TermLine[]): readonly ComparedLine[] {
  const longer = now.length > offered.length ? now : offered;
  const textOf = (lines: readonly TermLine[], id: string): string =>
    lines.find((line) => line.id === id)?.text ?? NONE;
  return longer.map(({ id, name }) => ({
    id,
    name,
    now: textOf(now, id),
    offered: textOf(offered, id),
  }));
}
