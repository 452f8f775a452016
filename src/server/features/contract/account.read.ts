import type { Db, Tx } from '../../platform/db/database.ts';

/** The accounts of members, in the order asked for. */
export async function accountsOf(db: Db | Tx, ids: readonly bigint[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('member')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(rows.map(({ id, username }) => [id, username]));
  return ids.map((id) => names.get(id) ?? '');
}
