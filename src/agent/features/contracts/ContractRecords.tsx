import { useState } from 'react';
import type { ContractKind, ContractLine } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { LineDialog } from './LineDialog.tsx';
import { LineExport } from './LineExport.tsx';
import { LineTable } from './LineTable.tsx';

export interface ContractRecordsProps {
  kind: ContractKind;
  currency: string;
}

/** Lines that the agent received from contracts of a kind, each with its calculation. */
export function ContractRecords({ kind, currency }: ContractRecordsProps) {
  const say = useTexts('agent');
  const list = useCursorList('listContractLines', { kind, side: 'received', limit: 30 });
  const [line, setLine] = useState<ContractLine | null>(null);
  return (
    <>
      <RecordList
        list={list}
        empty={
          <EmptyState icon="coins" title={say('agent:contract.records.empty.title')}>
            {say('agent:contract.records.empty.text')}
          </EmptyState>
        }
      >
        {(rows) => (
          <LineTable
            kind={kind}
            label={say('agent:contract.records')}
            rows={rows}
            onExplain={setLine}
          />
        )}
      </RecordList>
      <LineExport kind={kind} currency={currency} />
      {line === null ? null : <LineDialog line={line} onClose={() => setLine(null)} />}
    </>
  );
}
