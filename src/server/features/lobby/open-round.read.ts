import type { Db } from '../../platform/db/database.ts';
import type { Launch } from './launch-game.ts';

/** Whether a member has a round of a game that was paid for and has not ended. */
export async function hasOpenRound(
  db: Db,
  { brand, memberId, vendor, gameCode }: Omit<Launch, 'currency'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('round')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('game_code', '=', gameCode)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}
