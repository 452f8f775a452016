import type { DeadEvent } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';

/** A brand's events that failed on every attempt, newest first. */
export async function readDeadEvents(
  db: Db,
  brand: string,
  page: PageQuery,
): Promise<{ items: DeadEvent[]; nextCursor: string | null }> {
  let query = db
    .selectFrom('outbox_dead')
    .select(['id', 'consumer', 'topic', 'created_at', 'died_at', 'attempts', 'error'])
    .where('brand', '=', brand)
    .orderBy('id', 'desc')
    .orderBy('consumer')
    .limit(page.limit + 1);
  if (page.cursor !== undefined) query = query.where('id', '<', cursorId(page.cursor));
  return pageOf(await query.execute(), page.limit, (row) => ({
    id: String(row.id),
    consumer: row.consumer,
    topic: row.topic,
    createdAt: row.created_at.toISOString(),
    diedAt: row.died_at.toISOString(),
    attempts: row.attempts,
    error: row.error,
  }));
}
