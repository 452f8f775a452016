import type { Db } from '../../platform/db/database.ts';

/** Since when the request waits that has waited longest for staff; null: none does. */
export async function oldestWaiting(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('withdrawal')
    .select((eb) => eb.fn.min('waiting_since').as('since'))
    .where('status', 'in', ['requested', 'approvedOnce', 'approved', 'disputed'])
    .executeTakeFirst();
  return row?.since ?? null;
}
