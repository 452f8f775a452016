import { Link } from 'react-router-dom';
import type { ReconciliationRun } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { Screen } from '#staff/screen/Screen.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './Reconciliation.module.css';
import { StartComparison } from './StartComparison.tsx';

const PLACEHOLDER_LINES = 8;
const REFRESH_MS = 5_000;
const FAULTS = ['missingHere', 'missingThere', 'differs', 'open'] as const;

/** Comparisons with vendors and channels: each night, on demand, and from files. */
export function ReconciliationsScreen() {
  const say = useTexts('reconciliation-desk');
  const mayStart = useStaff().may('reconciliation.repair');
  const state = useQuery('listReconciliations', {}, { everyMs: REFRESH_MS, keepPrevious: true });
  return (
    <Screen title={say('reconciliation-desk:runs')} lead={say('reconciliation-desk:runs.lead')}>
      <DeskState state={state} lines={PLACEHOLDER_LINES}>
        {({ parties, items }) => (
          <div className={styles.stack}>
            {mayStart ? <StartComparison parties={parties} onStarted={state.refresh} /> : null}
            <Panel title={say('reconciliation-desk:last')} bare>
              <DataTable
                caption={say('reconciliation-desk:last')}
                rows={items}
                rowKey={({ runId }) => runId}
                columns={[
                  {
                    id: 'party',
                    label: say('reconciliation-desk:party'),
                    lead: true,
                    cell: ({ party: { code } }) => (
                      <Link to={`/differences?brand=all&code=${code}`}>{code}</Link>
                    ),
                  },
                  {
                    id: 'period',
                    label: say('reconciliation-desk:period'),
                    cell: ({ from, to }) => (
                      <>
                        <Instant at={from} /> – <Instant at={to} />
                      </>
                    ),
                  },
                  {
                    id: 'source',
                    label: say('reconciliation-desk:source'),
                    cell: ({ source }) => say(`reconciliation-desk:source.${source}`),
                  },
                  {
                    id: 'lines',
                    label: say('reconciliation-desk:lines'),
                    align: 'end',
                    cell: ({ lineCount }) => lineCount,
                  },
                  {
                    id: 'outcome',
                    label: say('reconciliation-desk:outcome'),
                    lead: true,
                    cell: (run) => <Outcome run={run} />,
                  },
                  {
                    id: 'asker',
                    label: say('reconciliation-desk:asker'),
                    cell: ({ requestedBy }) => requestedBy ?? '–',
                  },
                ]}
              />
            </Panel>
          </div>
        )}
      </DeskState>
    </Screen>
  );
}

function Outcome({ run: { status, failure, counts, strangers } }: { run: ReconciliationRun }) {
  const say = useTexts('reconciliation-desk');
  if (status === 'failed') {
    return <Pill tone="loss">{say(`reconciliation-desk:failure.${failure ?? 'silent'}`)}</Pill>;
  }
  if (counts === null) return <Pill>{say(`reconciliation-desk:status.${status}`)}</Pill>;
  const found = FAULTS.filter((fault) => counts[fault] > 0);
  return (
    <>
      {found.length === 0 ? <Pill tone="win">{say('reconciliation-desk:agrees')}</Pill> : null}
      {found.map((fault) => (
        <Pill key={fault} tone="loss">
          {say('reconciliation-desk:counted', {
            fault: say(`reconciliation-desk:fault.${fault}`),
            count: counts[fault],
          })}
        </Pill>
      ))}
      {strangers.length === 0 ? null : (
        <p>{say('reconciliation-desk:strangers', { references: strangers.join(', ') })}</p>
      )}
    </>
  );
}
