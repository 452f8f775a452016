import { isClientSeed } from '#domain/fairness/round-seeds.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { hasUnfinished } from './house-rounds.ts';
import {
  activatePair,
  commitToNext,
  findSeeds,
  lockPair,
  pairOf,
  type Player,
  type PlayerSeeds,
  revealPair,
  type SeedPair,
} from './house-seeds.ts';

export interface SeedRotation {
  /** The commitment of the pair to reveal; null: this is the player's first choice. */
  serverSeedHash: string | null;
  /** The commitment of the next pair, as the player saw it before choosing. */
  nextServerSeedHash: string;
  clientSeed: string;
}

export interface RotatedSeeds extends PlayerSeeds {
  revealed: SeedPair | null;
  current: SeedPair;
}

/**
 * Reveals the pair in use and puts the next pair into use with the player's client seed. A repeated
 * request changes nothing and returns the same pairs.
 *
 * A draw updates the row of its pair and inserts its round in one statement. This transaction locks
 * the same row before it looks for an unfinished round. So either it sees the round of the draw, or
 * the draw finds its pair revealed: the seed of an unfinished round is never revealed.
 * @throws Problem INVALID_BODY, ROUND_OPEN, SEED_NOT_FOUND
 */
export async function rotateHouseSeed(
  db: Db,
  player: Player,
  rotation: SeedRotation,
  clock: Clock,
): Promise<RotatedSeeds> {
  if (!isClientSeed(rotation.clientSeed)) {
    throw new Problem('INVALID_BODY', { fields: { '/clientSeed': { code: 'pattern' } } });
  }
  return inTransaction(db, async (tx) => {
    const used =
      rotation.serverSeedHash === null ? null : await lockPair(tx, player, rotation.serverSeedHash);
    if (rotation.serverSeedHash !== null && (used === null || used.client_seed === null)) {
      throw new Problem('SEED_NOT_FOUND');
    }
    const next = await lockPair(tx, player, rotation.nextServerSeedHash);
    if (next === null || next.id === used?.id) throw new Problem('SEED_NOT_FOUND');
    if (next.client_seed === null) {
      const isStale = used === null ? await hasCurrent(tx, player) : used.revealed_at !== null;
      if (isStale) throw new Problem('SEED_NOT_FOUND');
      if (await hasUnfinished(tx, player)) throw new Problem('ROUND_OPEN');
      if (used !== null) await revealPair(tx, used.id, clock.now());
      await activatePair(tx, next.id, rotation.clientSeed);
      await commitToNext(tx, player, clock);
    } else if (used !== null && used.revealed_at === null) {
      // Names two used pairs of which the first still decides rounds.
      throw new Problem('SEED_NOT_FOUND');
    }
    const seeds = await findSeeds(tx, player);
    if (seeds === null || seeds.current === null) throw new Error('a rotation left no pair in use');
    return { ...seeds, current: seeds.current, revealed: used === null ? null : pairOf(used) };
  });
}

async function hasCurrent(tx: Tx, player: Player): Promise<boolean> {
  const seeds = await findSeeds(tx, player);
  return seeds !== null && seeds.current !== null;
}
