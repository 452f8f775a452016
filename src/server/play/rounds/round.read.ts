import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { RoundTable } from '../../platform/db/generated/tables.ts';

export type RoundRow = Selectable<RoundTable>;

/** A round of a brand; null: the brand has no such round. */
export async function findRound(db: Db | Tx, brand: string, id: bigint): Promise<RoundRow | null> {
  const row = await db
    .selectFrom('round')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Rounds of a brand by their ids, the oldest first. */
export async function roundsById(
  db: Db | Tx,
  brand: string,
  ids: readonly bigint[],
): Promise<readonly RoundRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('round')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

/** Members who played these rounds, each once. */
export async function playersOf(
  db: Db | Tx,
  brand: string,
  ids: readonly bigint[],
): Promise<readonly bigint[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('round')
    .select('member_id')
    .distinct()
    .where('brand', '=', brand)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => row.member_id);
}
