import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { nodeIdOf } from '../../vendors/game-catalogue.ts';

export interface MeasuredPlay {
  /** Ids of what a brand's members played in the last 7 days, that with the most players first. */
  read(brand: string): Promise<readonly string[]>;
}

/** Everyone who looks at a home page asks for the same rows. */
const FRESH_MS = 60_000;
const MAX_BRANDS = 1_000;
const DAYS = 7;
/** The latest launches are enough to rank games, however many members a brand has. */
const MAX_LAUNCHES = 20_000;
/** More than any list shows. */
const MAX_GAMES = 500;

/** What is played most, counted once a minute however many ask. */
export function measuredPlay(db: Db, clock: Clock): MeasuredPlay {
  const counted = new LRUCache<string, readonly string[]>({
    max: MAX_BRANDS,
    ttl: FRESH_MS,
    fetchMethod: (brand) => countPlayers(db, brand, clock),
  });
  return {
    async read(brand) {
      const games = await counted.fetch(brand);
      if (games === undefined) throw new Error('a list without games is still a list');
      return games;
    },
  };
}

/**
 * Counts players and not rounds, so that one fast player does not decide. A launch says who may have
 * played a game; the member's newest round of that game says whether they did. The range asks for an
 * order that only the index `round_by_game` has: with an equality, where statistics know one game,
 * `round_by_member` costs as much to the planner, and reads all rounds of the member.
 */
async function countPlayers(db: Db, brand: string, clock: Clock): Promise<readonly string[]> {
  const since = new Date(clock.now().getTime() - DAYS * 86_400_000);
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
  return rows.map(({ vendor, game_code: code }) => nodeIdOf({ vendor, code }));
}
