import type { DeadEvent } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Instant } from '#staff/values/Instant.tsx';
import styles from './DeadEventsDesk.module.css';

export interface DeadEventTableProps {
  events: readonly DeadEvent[] | undefined;
  busy: boolean;
  pending: boolean;
  onRetry: (event: DeadEvent) => void;
}

export function DeadEventTable(props: DeadEventTableProps) {
  const say = useTexts('event-desk');
  return (
    <DataTable
      caption={say('event-desk:title')}
      columns={useColumns(props)}
      rows={props.events}
      rowKey={({ id, consumer }) => `${id} ${consumer}`}
      busy={props.busy}
    />
  );
}

function useColumns({ pending, onRetry }: DeadEventTableProps): readonly Column<DeadEvent>[] {
  const say = useTexts('event-desk');
  const mayRetry = useStaff().may('event.retry');
  return [
    {
      id: 'event',
      label: say('event-desk:event'),
      lead: true,
      cell: ({ topic, id }) => `${topic} ${id}`,
    },
    {
      id: 'diedAt',
      label: say('event-desk:diedAt'),
      lead: true,
      cell: ({ diedAt }) => <Instant at={diedAt} style="second" />,
    },
    { id: 'consumer', label: say('event-desk:consumer'), cell: ({ consumer }) => consumer },
    {
      id: 'createdAt',
      label: say('event-desk:createdAt'),
      cell: ({ createdAt }) => <Instant at={createdAt} style="second" />,
    },
    { id: 'attempts', label: say('event-desk:attempts'), cell: ({ attempts }) => attempts },
    {
      id: 'error',
      label: say('event-desk:error'),
      cell: ({ error }) => (
        <span className={styles.error} lang="en" dir="ltr">
          {error}
        </span>
      ),
    },
    ...(mayRetry
      ? [
          {
            id: 'action',
            label: say('event-desk:action'),
            align: 'end' as const,
            cell: (event: DeadEvent) => (
              <Button
                tone="secondary"
                size="small"
                aria-disabled={pending}
                aria-label={say('event-desk:retryName', { id: event.id })}
                onClick={pending ? undefined : () => onRetry(event)}
              >
                {say('event-desk:retry')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
