import { useState } from 'react';
import type { ContractRun } from '#contract/generated/types.ts';
import { REFRESH_MS } from '#staff/queue/refresh-ms.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './ContractDesk.module.css';
import { kindQuery } from './contracts-query.ts';
import { KindFilter } from './KindFilter.tsx';
import { RunLines } from './RunLines.tsx';
import { RunTask, type RunTaskName } from './RunTask.tsx';
import { useRunColumns } from './useRunColumns.tsx';

/** Settlements of a brand, newest first; those in review are approved or computed again here. */
export function RunsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('contract-desk');
  const { params } = useAddress();
  const list = useQuery(
    'listContractRuns',
    { params: { brand }, query: kindQuery(params) },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const [shown, show] = useState<ContractRun | null>(null);
  // The run as it was when the task started: its hash names the figures that the person saw.
  const [asked, ask] = useState<{ run: ContractRun; task: RunTaskName } | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const columns = useRunColumns({ onShow: show, onAsk: (run, task) => ask({ run, task }) });
  return (
    <>
      <div className={styles.bar}>
        <search className={styles.search}>
          <KindFilter />
        </search>
      </div>
      {done === null ? null : <Notice tone="good">{done}</Notice>}
      <PagedList
        list={list}
        none={
          <EmptyState icon="calendarCheck" title={say('contract-desk:runs.none', { name })}>
            {say('contract-desk:runs.none.text')}
          </EmptyState>
        }
      >
        {(rows, busy) => (
          <DataTable
            caption={say('contract-desk:runs.title')}
            columns={columns}
            rows={rows}
            busy={busy}
            rowKey={({ runId }) => runId}
          />
        )}
      </PagedList>
      {shown === null ? null : <RunLines brand={brand} run={shown} onClose={() => show(null)} />}
      {asked === null ? null : (
        <RunTask
          {...asked}
          brand={brand}
          onDone={() => {
            setDone(say(`contract-desk:done.${asked.task}`));
            ask(null);
            void list.refresh();
          }}
          onClose={() => {
            ask(null);
            void list.refresh();
          }}
        />
      )}
    </>
  );
}
