import type { EventPayloads } from '#contract/generated/events.ts';
import type { Tx } from '../db/database.ts';
import { newId } from '../id.ts';
import type { EventTopic } from './consumer.ts';

/**
 * Writes an event for consumers: each gets it once, after the caller's transaction has committed.
 * @param shard of the member whom the event is about; 0: it is about no single one
 */
export async function writeEvent<Topic extends EventTopic>(
  tx: Tx,
  topic: Topic,
  payload: EventPayloads[Topic],
  { shard, at }: { shard: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ id: newId(), topic, shard, payload: JSON.stringify(payload), created_at: at })
    .execute();
}
