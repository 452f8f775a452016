import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Whether a member has a round of a game that was paid for and has not ended. */
export async function hasOpenRound(
  db: Db,
  { brand, memberId, vendor, gameCode }: MemberKey & { vendor: string; gameCode: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('round')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('game_code', '=', gameCode)
    // A literal: the planner must see that the index of open rounds covers it.
    .where(sql<boolean>`status = 'open'`)
    .executeTakeFirst();
  return row !== undefined;
}
