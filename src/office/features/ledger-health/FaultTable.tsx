import type { LedgerFaultReport } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Instant } from '#staff/values/Instant.tsx';

/** Open faults, newest first. Invariants and details are the log's own English. */
export function FaultTable({ faults }: { faults: readonly LedgerFaultReport[] }) {
  const say = useTexts('ledger-desk');
  return (
    <Panel title={say('ledger-desk:faults')} bare>
      <DataTable
        caption={say('ledger-desk:faults')}
        rows={faults}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'invariant',
            label: say('ledger-desk:invariant'),
            lead: true,
            cell: ({ invariant }) => <span lang="en">{invariant}</span>,
          },
          {
            id: 'foundAt',
            label: say('ledger-desk:foundAt'),
            lead: true,
            cell: ({ foundAt }) => <Instant at={foundAt} style="second" />,
          },
          {
            id: 'check',
            label: say('ledger-desk:check'),
            cell: ({ check }) => say(`ledger-desk:check.${check}`),
          },
          {
            id: 'detail',
            label: say('ledger-desk:detail'),
            cell: ({ detail }) =>
              detail === null ? say('ledger-desk:detail.hidden') : <span lang="en">{detail}</span>,
          },
        ]}
      />
    </Panel>
  );
}
