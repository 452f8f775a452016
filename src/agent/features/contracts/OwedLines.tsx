import { useState } from 'react';
import type { ContractKind, ContractLine } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { Explanation, Panel } from '../../frame/Panel.tsx';
import { LineDialog } from './LineDialog.tsx';
import { LineTable } from './LineTable.tsx';

/** Lines without payment yet, in the order in which they need attention. */
const UNPAID: readonly ContractLine['status'][] = ['waiting', 'guaranteed', 'due'];

const rank = ({ status }: ContractLine): number =>
  UNPAID.includes(status) ? UNPAID.indexOf(status) : UNPAID.length;

/** Amounts owed to direct downlines, unpaid ones first. */
export function OwedLines({ kind }: { kind: ContractKind }) {
  const say = useTexts('agent');
  const list = useCursorList('listContractLines', { kind, side: 'owed', limit: 30 });
  const [line, setLine] = useState<ContractLine | null>(null);
  return (
    <Panel title={say('agent:contract.owed')}>
      <Explanation>{say('agent:contract.owed.text')}</Explanation>
      <RecordList
        list={list}
        empty={
          <EmptyState icon="handCoins" title={say('agent:contract.owed.empty.title')}>
            {say('agent:contract.owed.empty.text')}
          </EmptyState>
        }
      >
        {(rows) => (
          <LineTable
            kind={kind}
            label={say('agent:contract.owed')}
            rows={rows.toSorted((one, other) => rank(one) - rank(other))}
            hasAccounts
            onExplain={setLine}
          />
        )}
      </RecordList>
      {line === null ? null : <LineDialog line={line} onClose={() => setLine(null)} />}
    </Panel>
  );
}
