import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Consumer, OutboxEvent } from './consumer.ts';
import { buryEvent } from './dead-event.store.ts';
import { BATCH, inOrder } from './take-events.ts';

/** Pauses before the second and later attempts of an event that failed on its own. */
const RETRY_AFTER_SECONDS = [1, 4, 16, 64];

export interface DeliveryDependencies {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'deadEvents'>;
}

interface Delivery {
  shard: number;
  id: bigint;
  attempts: number;
}

/**
 * Whether the outbox holds events, and the consumers that events are due for: one look, because it is made
 * several times a second and nearly always finds nothing.
 */
export async function lookForEvents(
  { database, clock }: DeliveryDependencies,
  consumers: readonly Consumer[],
): Promise<{ isFilled: boolean; due: Consumer[] }> {
  const { rows } = await sql<{ filled: boolean; due: string[] }>`
    select exists (select from outbox) as filled, array(
      select c.name from unnest(${consumers.map(({ name }) => name)}::text[]) as c (name)
      where exists (
        select from outbox_delivery d where d.consumer = c.name and d.due_at <= ${clock.now()}
      )
    ) as due
  `.execute(database.db);
  const { filled = false, due = [] } = rows[0] ?? {};
  return { isFilled: filled, due: consumers.filter(({ name }) => due.includes(name)) };
}

/**
 * Hands a consumer the events queued for it, in transactions of its own.
 * @throws what the database throws when it is away; a failing event is never thrown.
 */
export async function deliverEvents(deps: DeliveryDependencies, consumer: Consumer): Promise<void> {
  for (;;) {
    const due = await deps.database.db
      .selectFrom('outbox_delivery')
      .select(['shard', 'id', 'attempts'])
      .where('consumer', '=', consumer.name)
      .where('due_at', '<=', deps.clock.now())
      .orderBy('due_at')
      .limit(BATCH)
      .execute();
    await deliver(deps, consumer, due);
    if (due.length < BATCH) return;
  }
}

/** Splits a failing batch until the failing event is alone, so that the others are processed now. */
async function deliver(
  deps: DeliveryDependencies,
  consumer: Consumer,
  batch: readonly Delivery[],
): Promise<void> {
  const [first] = batch;
  if (first === undefined) return;
  try {
    const consumed = await inTransaction(deps.database.db, async (tx) => {
      const events = await takeDeliveries(tx, consumer.name, batch);
      if (events.length > 0) await consumer.consume(tx, events);
      return events;
    });
    if (consumed.length > 0) consumer.committed?.(consumed);
  } catch (error) {
    // An unreachable database is no fault of an event.
    await deps.database.ping();
    if (batch.length === 1) return recordFailure(deps, consumer, first, error);
    const middle = batch.length >> 1;
    await deliver(deps, consumer, batch.slice(0, middle));
    await deliver(deps, consumer, batch.slice(middle));
  }
}

/** Rows that another node holds are skipped: it processes them. */
async function takeDeliveries(
  tx: Tx,
  consumer: string,
  batch: readonly Delivery[],
): Promise<OutboxEvent[]> {
  const { rows } = await sql<OutboxEvent>`
    delete from outbox_delivery d using (
      select d.shard, d.id from outbox_delivery d
      join unnest(
        ${batch.map(({ shard }) => shard)}::int[], ${batch.map(({ id }) => id)}::bigint[]
      ) as k (shard, id) on k.shard = d.shard and k.id = d.id
      where d.consumer = ${consumer} for update of d skip locked
    ) t
    where d.shard = t.shard and d.id = t.id and d.consumer = ${consumer}
    returning d.shard, d.id, d.topic, d.payload, d.created_at as "createdAt"
  `.execute(tx);
  return inOrder(rows);
}

async function recordFailure(
  { database, clock, log, metrics }: DeliveryDependencies,
  consumer: Consumer,
  { shard, id, attempts }: Delivery,
  error: unknown,
): Promise<void> {
  const event = { consumer: consumer.name, shard, eventId: String(id), attempts: attempts + 1 };
  const pauseSeconds = RETRY_AFTER_SECONDS[attempts];
  if (pauseSeconds === undefined) {
    const reason = error instanceof Error ? error.message : String(error);
    await inTransaction(database.db, (tx) => buryEvent(tx, { ...event, id }, reason, clock.now()));
    metrics.deadEvents.inc({ consumer: consumer.name });
    log.error({ err: error, ...event }, 'an event failed on every attempt and waits for staff');
    return;
  }
  log.warn({ err: error, ...event, pauseSeconds }, 'an event failed and will be retried');
  await inTransaction(database.db, (tx) =>
    tx
      .updateTable('outbox_delivery')
      .set({
        attempts: attempts + 1,
        due_at: new Date(clock.now().getTime() + pauseSeconds * 1000),
      })
      .where('shard', '=', shard)
      .where('id', '=', id)
      .where('consumer', '=', consumer.name)
      // Another node may have counted the same failure.
      .where('attempts', '=', attempts)
      .execute(),
  );
}
