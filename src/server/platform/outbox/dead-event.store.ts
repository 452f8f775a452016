import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

const MAX_ERROR_LENGTH = 500;

interface DeliveryKey {
  shard: number;
  id: bigint;
  consumer: string;
}

/** Moves an event from its consumer's queue to the dead ones. */
export async function buryEvent(
  tx: Tx,
  { shard, id, consumer, attempts }: DeliveryKey & { attempts: number },
  error: string,
  at: Date,
): Promise<void> {
  await sql`
    with taken as (
      delete from outbox_delivery
      where shard = ${shard} and id = ${id} and consumer = ${consumer}
      returning shard, id, consumer, topic, payload, created_at
    )
    insert into outbox_dead (shard, id, consumer, brand, topic, payload, created_at, attempts,
      error, died_at)
    select shard, id, consumer, coalesce(payload ->> 'brand', ''), topic, payload, created_at,
      ${attempts}::int, ${error.slice(0, MAX_ERROR_LENGTH)}::text, ${at}::timestamptz
    from taken
  `.execute(tx);
}

/**
 * Moves a dead event back to its consumer's queue, due at once, with all its attempts.
 * @returns whether there was one.
 */
export async function reviveEvent(
  tx: Tx,
  event: { brand: string; id: bigint; consumer: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      delete from outbox_dead
      where brand = ${event.brand} and id = ${event.id} and consumer = ${event.consumer}
      returning shard, id, consumer, topic, payload, created_at
    )
    insert into outbox_delivery (shard, id, consumer, topic, payload, created_at, due_at)
    select shard, id, consumer, topic, payload, created_at, ${at}::timestamptz from taken
    returning id
  `.execute(tx);
  return rows.length > 0;
}
