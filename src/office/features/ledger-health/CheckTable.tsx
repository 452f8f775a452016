import type { LedgerCheck } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Instant } from '#staff/values/Instant.tsx';

/** The periodic checks as they last ran. */
export function CheckTable({ checks }: { checks: readonly LedgerCheck[] }) {
  const say = useTexts('ledger-desk');
  return (
    <Panel title={say('ledger-desk:checks')} bare>
      <DataTable
        caption={say('ledger-desk:checks')}
        rows={checks}
        rowKey={({ name }) => name}
        columns={[
          {
            id: 'check',
            label: say('ledger-desk:check'),
            lead: true,
            cell: ({ name }) => say(`ledger-desk:check.${name}`),
          },
          {
            id: 'state',
            label: say('ledger-desk:state'),
            lead: true,
            cell: ({ openFaults }) =>
              openFaults === 0 ? (
                <Pill tone="win">{say('ledger-desk:state.whole')}</Pill>
              ) : (
                <Pill tone="loss">{say('ledger-desk:state.faults', { count: openFaults })}</Pill>
              ),
          },
          {
            id: 'finished',
            label: say('ledger-desk:finishedAt'),
            cell: ({ finishedAt }) => <Instant at={finishedAt} style="second" />,
          },
          {
            id: 'succeeded',
            label: say('ledger-desk:succeededAt'),
            cell: ({ succeededAt }) =>
              succeededAt === null ? '—' : <Instant at={succeededAt} style="second" />,
          },
          {
            id: 'transfers',
            label: say('ledger-desk:transfers'),
            align: 'end',
            cell: ({ transfers }) => transfers,
          },
          {
            id: 'seals',
            label: say('ledger-desk:seals'),
            align: 'end',
            cell: ({ seals }) => seals,
          },
        ]}
      />
    </Panel>
  );
}
