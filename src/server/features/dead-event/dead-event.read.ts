import { deadEventList } from '#domain/dead-event/dead-event-list.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';

/** Events that failed on every attempt, newest first. */
export const deadEventDesk = desk({
  list: deadEventList,
  rows: (db, { brands }) => eventRows(db, brands),
  item: (row: EventRow) => ({
    brand: row.brand,
    id: String(row.id),
    consumer: row.consumer,
    topic: row.topic,
    createdAt: row.created_at.toISOString(),
    diedAt: row.died_at.toISOString(),
    attempts: row.attempts,
    error: row.error,
  }),
  views: { waiting: { waits: true } },
  filters: {},
  since: 'died_at',
});

function eventRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('outbox_dead')
    .select(['id', 'brand', 'consumer', 'topic', 'created_at', 'died_at', 'attempts', 'error'])
    .where('brand', 'in', brands);
}

type EventRow = Awaited<ReturnType<ReturnType<typeof eventRows>['execute']>>[number];
