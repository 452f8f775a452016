import type { ReplyOf } from '#contract/operation.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** The latest; older ones stay in the database. */
const MOST = 100;

/** Newest first. */
export async function listMemberNotes(
  db: Db,
  { brand, memberId }: MemberKey,
): Promise<ReplyOf<'listMemberNotes'>['items']> {
  const rows = await db
    .selectFrom('member_note as n')
    .leftJoin('staff as s', 's.id', 'n.written_by')
    .selectAll('n')
    .select('s.display_name')
    .where('n.brand', '=', brand)
    .where('n.member_id', '=', memberId)
    .orderBy('n.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    noteId: String(row.id),
    text: row.text,
    by: row.display_name,
    at: row.written_at.toISOString(),
  }));
}

/** @returns the note's id */
export async function addMemberNote(
  tx: Tx,
  { brand, memberId, text, staffId }: MemberKey & { text: string; staffId: bigint },
  clock: Clock,
): Promise<bigint> {
  const id = newId();
  await tx
    .insertInto('member_note')
    .values({
      id,
      brand,
      member_id: memberId,
      text,
      written_by: staffId,
      written_at: clock.now(),
    })
    .execute();
  return id;
}
