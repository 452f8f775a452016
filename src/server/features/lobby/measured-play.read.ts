import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { nodeIdOf } from './game-catalogue.ts';

export interface MeasuredPlay {
  /** Ids of what a brand's members played in the last 7 days, that with the most players first. */
  read(brand: string): Promise<readonly string[]>;
}

/** Everyone who looks at a home page asks for the same rows. */
const FRESH_MS = 60_000;
const MAX_BRANDS = 1_000;
const DAYS = 7;
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
 * Players and not rounds, so that one who plays fast does not decide. Launches are few and say who
 * may have played what; whether they did, a look at their own rounds tells.
 */
async function countPlayers(db: Db, brand: string, clock: Clock): Promise<readonly string[]> {
  const since = new Date(clock.now().getTime() - DAYS * 86_400_000);
  const { rows } = await sql<{ vendor: string; game_code: string }>`
    select s.vendor, s.game_code
    from game_session s
    where s.brand = ${brand} and s.created_at >= ${since} and s.mode = 'real'
      and exists (
        select 1 from round r
        where r.brand = s.brand and r.member_id = s.member_id and r.vendor = s.vendor
          and r.game_code = s.game_code and r.opened_at >= ${since}
      )
    group by s.vendor, s.game_code
    order by count(distinct s.member_id) desc, max(s.created_at) desc
    limit ${MAX_GAMES}
  `.execute(db);
  return rows.map(({ vendor, game_code: code }) => nodeIdOf({ vendor, code }));
}
