import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { RoundTable } from '../../platform/db/generated/tables.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

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

/** The round that a vendor names; null: the brand has no such round, or it is another member's. */
export async function findRoundByRef(
  db: Db | Tx,
  { brand, memberId, vendor, roundRef }: MemberKey & { vendor: string; roundRef: string },
): Promise<RoundRow | null> {
  const row = await db
    .selectFrom('round')
    .selectAll()
    .where('brand', '=', brand)
    .where('vendor', '=', vendor)
    .where('round_ref', '=', roundRef)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** Rounds of a vendor that were opened before a moment and have not ended, the oldest first. */
export async function openRoundsOf(
  db: Db | Tx,
  { vendor, before, limit }: { vendor: string; before: Date; limit: number },
): Promise<readonly RoundRow[]> {
  return (
    db
      .selectFrom('round')
      .selectAll()
      .where('vendor', '=', vendor)
      // A literal: the planner must see that the index of open rounds covers it.
      .where(sql<boolean>`status = 'open'`)
      .where('opened_at', '<', before)
      .orderBy('opened_at')
      .limit(limit)
      .execute()
  );
}
