import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** The latest launches are enough to rank games, however many members a brand has. */
const MAX_LAUNCHES = 20_000;
/** More than any list shows. */
const MAX_GAMES = 500;

/**
 * Counts players and not rounds, so that one fast player does not decide. A launch says who may have
 * played a game; the member's newest round of that game says whether they did. The range asks for an
 * order that only the index `round_by_game` has: with an equality, where statistics know one game,
 * `round_by_member` costs as much to the planner, and reads all rounds of the member.
 */
export async function playedGames(
  db: Db,
  brand: string,
  since: Date,
): Promise<readonly { vendor: string; code: string }[]> {
  const { rows } = await sql<{ vendor: string; game_code: string }>`
    select s.vendor, s.game_code
    from (
      select brand, vendor, game_code, member_id, created_at from game_session
      where brand = ${brand} and created_at >= ${since} and mode = 'real'
      order by created_at desc limit ${MAX_LAUNCHES}
    ) s
    where (
      select r.opened_at from round r
      where r.brand = s.brand and r.member_id = s.member_id and r.vendor = s.vendor
        and r.game_code between s.game_code and s.game_code
      order by r.game_code, r.id desc limit 1
    ) >= ${since}
    group by s.vendor, s.game_code
    order by count(distinct s.member_id) desc, max(s.created_at) desc
    limit ${MAX_GAMES}
  `.execute(db);
  return rows.map(({ vendor, game_code: code }) => ({ vendor, code }));
}
