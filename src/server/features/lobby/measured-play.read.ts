import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { playedGames } from '../../play/rounds/played-games.read.ts';
import { nodeIdOf } from '../../vendors/game-catalogue.ts';

export interface MeasuredPlay {
  /** Ids of what a brand's members played in the last 7 days, that with the most players first. */
  read(brand: string): Promise<readonly string[]>;
}

/** Everyone who looks at a home page asks for the same rows. */
const FRESH_MS = 60_000;
const MAX_BRANDS = 1_000;
const DAYS = 7;

/** What is played most, counted once a minute however many ask. */
export function measuredPlay(db: Db, clock: Clock): MeasuredPlay {
  const counted = new LRUCache<string, readonly string[]>({
    max: MAX_BRANDS,
    ttl: FRESH_MS,
    fetchMethod: async (brand) => {
      const since = new Date(clock.now().getTime() - DAYS * 86_400_000);
      return (await playedGames(db, brand, since)).map(nodeIdOf);
    },
  });
  return {
    async read(brand) {
      const games = await counted.fetch(brand);
      if (games === undefined) throw new Error('a list without games is still a list');
      return games;
    },
  };
}
