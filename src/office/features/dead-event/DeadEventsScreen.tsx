import type { DeadEvent } from '#contract/generated/types.ts';
import { deadEventList } from '#domain/dead-event/dead-event-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import styles from './DeadEventsScreen.module.css';

const ACTIONS = [
  actionsOf<'listDeadEvents'>()({
    id: 'retry',
    operation: 'retryDeadEvent',
    permission: 'event.retry',
    ask: { kind: 'none' },
    bulk: () => true,
    request: ({ brand, id: eventId, consumer }) => ({
      params: { brand, eventId },
      body: { consumer },
    }),
  }),
];

const CELLS = {
  diedAt: ({ diedAt }: DeadEvent) => <Instant at={diedAt} style="second" />,
  createdAt: ({ createdAt }: DeadEvent) => <Instant at={createdAt} style="second" />,
  error: ({ error }: DeadEvent) => (
    <span className={styles.error} lang="en" dir="ltr">
      {error}
    </span>
  ),
};

/** Events that a part of the platform could not process, each with its retry. */
export function DeadEventsScreen() {
  return <Desk list={deadEventList} actions={ACTIONS} name={({ id }) => id} cells={CELLS} />;
}
