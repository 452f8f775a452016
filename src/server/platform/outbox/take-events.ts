import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Consumer, OutboxEvent } from './consumer.ts';

/** Events of one transaction. */
export const BATCH = 500;

/**
 * Takes a batch from the outbox. Consumers in the relay process their events in the same
 * transaction, without a second write; each other one gets a row in `outbox_delivery` and its own
 * transaction later.
 * @returns how many events were taken.
 */
export async function takeEvents(
  db: Db,
  consumers: readonly Consumer[],
  now: Date,
): Promise<number> {
  const after = consumers.filter(({ path }) => path === 'afterRelay');
  const inRelay = consumers.filter(({ path }) => path === 'inRelay');
  const taken = await inTransaction(db, async (tx) => {
    const events = await moveEvents(tx, after, now);
    for (const consumer of inRelay) {
      const own = ownOf(consumer, events);
      if (own.length > 0) await consumer.consume(tx, own);
    }
    return events;
  });
  for (const consumer of inRelay) {
    const own = ownOf(consumer, taken);
    if (own.length > 0) consumer.committed?.(own);
  }
  return taken.length;
}

const ownOf = (consumer: Consumer, events: readonly OutboxEvent[]): OutboxEvent[] =>
  events.filter(({ topic }) => consumer.topics.includes(topic));

/** Takes a batch and queues it for every consumer. @returns how many events were taken. */
export function spreadEvents(db: Db, consumers: readonly Consumer[], now: Date): Promise<number> {
  return inTransaction(db, async (tx) => (await moveEvents(tx, consumers, now)).length);
}

/**
 * Rows are deleted instead of read behind a cursor: ids are made before the commit, so a cursor would
 * pass a slower transaction's event.
 */
async function moveEvents(
  tx: Tx,
  receivers: readonly Consumer[],
  now: Date,
): Promise<OutboxEvent[]> {
  const pairs = receivers.flatMap(({ name, topics }) => topics.map((topic) => ({ name, topic })));
  // Written by `writeEvent` and the ledger alone: topic and payload belong together.
  const { rows } = await sql<OutboxEvent>`
    with taken as (
      delete from outbox o using (
        select shard, id from outbox order by shard, id limit ${BATCH} for update skip locked
      ) t
      where o.shard = t.shard and o.id = t.id
      returning o.shard, o.id, o.topic, o.payload, o.created_at
    ),
    queued as (
      insert into outbox_delivery (shard, id, consumer, topic, payload, created_at, due_at)
      select t.shard, t.id, r.consumer, t.topic, t.payload, t.created_at, ${now}::timestamptz
      from taken t
      join unnest(
        ${pairs.map(({ name }) => name)}::text[], ${pairs.map(({ topic }) => topic)}::text[]
      ) as r (consumer, topic) on r.topic = t.topic
    )
    select shard, id, topic, payload, created_at as "createdAt" from taken
  `.execute(tx);
  return inOrder(rows);
}

/** Events by age: ids ascend within a process and nearly so over all. */
export const inOrder = (events: readonly OutboxEvent[]): OutboxEvent[] =>
  events.toSorted((a, b) => (a.id < b.id ? -1 : 1));
