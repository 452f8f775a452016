import type { AuditEntry } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import styles from './AuditTable.module.css';

/** Entries of the trail, newest first. */
export function AuditTable({
  entries,
  busy,
}: {
  entries: readonly AuditEntry[] | undefined;
  busy: boolean;
}) {
  const say = useTexts('office');
  return (
    <DataTable
      caption={say('office:audit.title')}
      rows={entries}
      rowKey={({ id }) => id}
      busy={busy}
      columns={[
        {
          id: 'action',
          label: say('office:audit.action'),
          lead: true,
          cell: ({ action }) => (
            <span className={styles.action}>{say(`office:auditAction.${action}`)}</span>
          ),
        },
        {
          id: 'at',
          label: say('office:audit.at'),
          lead: true,
          cell: ({ at }) => <Instant at={at} style="second" />,
        },
        {
          id: 'by',
          label: say('office:audit.by'),
          cell: ({ by, username }) => (
            <span className={styles.by}>
              {by ?? say('office:desk.somebody')}
              {username === null ? null : <span className={styles.username}>{username}</span>}
            </span>
          ),
        },
        {
          id: 'change',
          label: say('office:audit.change'),
          cell: (entry) => <AuditChanges entry={entry} />,
        },
        {
          id: 'reason',
          label: say('office:desk.reason'),
          cell: ({ reason }) =>
            reason === '' ? <span className={styles.username}>—</span> : <q>{reason}</q>,
        },
      ]}
    />
  );
}
