import type { Db } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Tickets that are looked at: what was played longer ago is not recent. */
const LATEST = 200;

/** Codes of the lotteries that a player bet on last, newest first. */
export async function recentLotteries(
  db: Db,
  { brand, memberId }: MemberKey,
  limit: number,
): Promise<readonly string[]> {
  const tickets = await db
    .selectFrom('lottery_ticket')
    .select('game_code')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
  return [...new Set(tickets.map(({ game_code: code }) => code))].slice(0, limit);
}
