import type { Db } from '../../platform/db/database.ts';

/** Marks a challenge as answered. @returns false when it was before */
export async function markUsed(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('human_check')
    .values({ id, used_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
