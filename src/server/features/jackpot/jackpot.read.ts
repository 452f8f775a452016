import { LRUCache } from 'lru-cache';
import type { GameItem, Jackpot } from '#contract/generated/types.ts';
import { percentOfPpm } from '#domain/jackpot/jackpot-terms.ts';
import { JACKPOT } from '#domain/ledger/account-kind.ts';
import { maskName } from '#domain/winner/mask-name.ts';
import { systemBalanceOf } from '../../ledger/ledger.read.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { findRunning, findSetting } from './jackpot.store.ts';

/** What a jackpot needs of its brand. */
export interface JackpotBrand {
  currency: string;
  /** Titles that feed it, as tiles. */
  games: readonly GameItem[];
}

/** Everyone who looks at a home page asks for the same; a display may be 30 seconds old (GLI-19 4.13.2). */
export const FRESH_MS = 5_000;
const MAX_BRANDS = 1_000;

export interface JackpotBoard {
  /** null: the brand has none. */
  read(brand: string): Promise<Jackpot | null>;
  /** The next look reads the ledger. */
  forget(): void;
}

/** Pools as players see them, each read once in five seconds however many ask. */
export function jackpotBoard(deps: {
  db: Db;
  clock: Clock;
  brandOf: (brand: string) => JackpotBrand | null;
}): JackpotBoard {
  const kept = new LRUCache<string, { jackpot: Jackpot | null }>({
    max: MAX_BRANDS,
    ttl: FRESH_MS,
    fetchMethod: async (brand) => ({ jackpot: await readJackpot(deps, brand) }),
  });
  return {
    async read(brand) {
      const found = await kept.fetch(brand);
      if (found === undefined) throw new Error('no jackpot is an answer');
      return found.jackpot;
    },
    forget: () => kept.clear(),
  };
}

async function readJackpot(
  { db, clock, brandOf }: Parameters<typeof jackpotBoard>[0],
  brand: string,
): Promise<Jackpot | null> {
  const of = brandOf(brand);
  if (of === null) return null;
  const { currency } = of;
  const running = await findRunning(db, { brand, currency });
  if (running === null) return null;
  const [setting, poolMicro, lastWin] = await Promise.all([
    findSetting(db, { brand, currency }),
    systemBalanceOf(db, { brand, currency, account: JACKPOT }),
    readLastWin(db, brand, currency),
  ]);
  return {
    currency,
    state: setting?.enabled === true ? 'on' : 'paused',
    poolMicro: String(poolMicro),
    contributionPercent: percentOfPpm(running.contributionPpm),
    startMicro: String(running.startMicro),
    turnoverMicro: String(running.turnoverMicro),
    mustHitMicro: running.mustHitMicro === null ? null : String(running.mustHitMicro),
    since: running.startedAt.toISOString(),
    games: [...of.games],
    lastWin,
    readAt: clock.now().toISOString(),
  };
}

async function readLastWin(db: Db, brand: string, currency: string): Promise<Jackpot['lastWin']> {
  const row = await db
    .selectFrom('jackpot_cycle as c')
    .innerJoin('member as m', 'm.id', 'c.won_by')
    .select(['m.nickname', 'c.won_micro', 'c.won_at'])
    .where('c.brand', '=', brand)
    .where('m.brand', '=', brand)
    .where('c.currency', '=', currency)
    .where('c.won_at', 'is not', null)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.won_micro === null || row.won_at === null) return null;
  return {
    player: maskName(row.nickname),
    amountMicro: String(row.won_micro),
    at: row.won_at.toISOString(),
  };
}
