import { useState } from 'react';
import type { ContractRun } from '#contract/generated/types.ts';
import { Pager } from '#staff/kit/Pager.tsx';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { RunWindow } from './RunWindow.tsx';
import { useLineColumns } from './useLineColumns.tsx';

export interface RunLinesProps {
  brand: string;
  run: ContractRun;
  onClose: () => void;
}

/** The lines of a settlement, page by page. */
export function RunLines({ brand, run, onClose }: RunLinesProps) {
  const say = useTexts('contract-desk');
  // Cursors of the pages up to this one: the address has that of the list of settlements.
  const [pages, setPages] = useState<readonly string[]>([]);
  const cursor = pages.at(-1);
  const list = useQuery(
    'listContractRunLines',
    {
      params: { brand, runId: run.runId },
      query: { ...(cursor !== undefined && { cursor }) },
    },
    { keepPrevious: true },
  );
  const columns = useLineColumns();
  const { value, refreshing } = list;
  const next = value?.nextCursor ?? null;
  return (
    <Dialog
      wide
      title={`${say('contract-desk:lines')}: ${say(`contract-desk:kind.${run.kind}`)}`}
      onClose={onClose}
    >
      <p>
        <RunWindow run={run} />
      </p>
      <ReadProblem state={list} />
      {value?.items.length === 0 ? (
        <p>{say('contract-desk:lines.none')}</p>
      ) : (
        <DataTable
          caption={say('contract-desk:lines')}
          columns={columns}
          rows={value?.items}
          busy={refreshing}
          rowKey={({ line }) => line.lineId}
        />
      )}
      {next === null && pages.length === 0 ? null : (
        <Pager
          shown={value?.items.length ?? 0}
          onPrevious={pages.length === 0 ? undefined : () => setPages((held) => held.slice(0, -1))}
          onNext={
            next === null || refreshing ? undefined : () => setPages((held) => [...held, next])
          }
        />
      )}
    </Dialog>
  );
}
