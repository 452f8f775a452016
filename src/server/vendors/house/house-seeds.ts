import { randomBytes } from 'node:crypto';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';

export interface Player {
  brand: string;
  memberId: bigint;
  gameCode: string;
}

export interface SeedPair {
  id: bigint;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nextNonce: bigint;
}

const COLUMNS = ['id', 'server_seed', 'server_seed_hash', 'client_seed', 'next_nonce'] as const;

/** The pair in use, made at the first look: its hash is shown before any round uses it. */
export async function currentSeeds(tx: Tx, player: Player, clock: Clock): Promise<SeedPair> {
  const known = await findCurrent(tx, player);
  if (known !== null) return known;
  await insertPair(tx, player, randomBytes(10).toString('hex'), clock);
  const made = await findCurrent(tx, player);
  if (made === null) throw new Error('a seed pair was written and is not there');
  return made;
}

/** Takes the next nonce of the pair in use; two rounds at the same time wait for each other here. */
export async function takeNonce(
  tx: Tx,
  player: Player,
  clock: Clock,
): Promise<SeedPair & { nonce: bigint }> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const pair = await currentSeeds(tx, player, clock);
    const row = await tx
      .updateTable('house_seed')
      .set((eb) => ({ next_nonce: eb('next_nonce', '+', 1n) }))
      .where('id', '=', pair.id)
      .where('revealed_at', 'is', null)
      .returning(COLUMNS)
      .executeTakeFirst();
    if (row !== undefined) return { ...pairOf(row), nonce: row.next_nonce - 1n };
    // The pair was rotated while we waited for its row: take its successor.
  }
  throw new Error('the seed pair was rotated three times during one round');
}

/**
 * Reveals the pair of a commitment and commits to a new one with the player's own seed. A pair that
 * is revealed already is told again and changes nothing.
 * @returns null when the player has no such pair.
 */
export async function rotateSeeds(
  tx: Tx,
  player: Player,
  request: { serverSeedHash: string; clientSeed: string },
  clock: Clock,
): Promise<{ revealed: SeedPair; current: SeedPair } | null> {
  const ofHash = tx
    .selectFrom('house_seed')
    .select(COLUMNS)
    .where('brand', '=', player.brand)
    .where('member_id', '=', player.memberId)
    .where('game_code', '=', player.gameCode)
    .where('server_seed_hash', '=', request.serverSeedHash);
  const row = await ofHash.forUpdate().executeTakeFirst();
  if (row === undefined) return null;
  const rotated = await tx
    .updateTable('house_seed')
    .set({ revealed_at: clock.now() })
    .where('id', '=', row.id)
    .where('revealed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (rotated !== undefined) await insertPair(tx, player, request.clientSeed, clock);
  return { revealed: pairOf(row), current: await currentSeeds(tx, player, clock) };
}

/** The pair a round was drawn from. */
export async function findSeeds(
  db: Db | Tx,
  id: bigint,
): Promise<SeedPair & { revealed: boolean }> {
  const row = await db
    .selectFrom('house_seed')
    .select([...COLUMNS, 'revealed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...pairOf(row), revealed: row.revealed_at !== null };
}

async function insertPair(tx: Tx, player: Player, clientSeed: string, clock: Clock): Promise<void> {
  const serverSeed = randomBytes(32).toString('hex');
  await tx
    .insertInto('house_seed')
    .values({
      id: newId(),
      brand: player.brand,
      member_id: player.memberId,
      game_code: player.gameCode,
      server_seed: serverSeed,
      server_seed_hash: commitToServerSeed(serverSeed),
      client_seed: clientSeed,
      revealed_at: null,
      created_at: clock.now(),
    })
    // Two first looks at once: the index keeps one pair, and both read it.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findCurrent(db: Db | Tx, player: Player): Promise<SeedPair | null> {
  const row = await db
    .selectFrom('house_seed')
    .select(COLUMNS)
    .where('brand', '=', player.brand)
    .where('member_id', '=', player.memberId)
    .where('game_code', '=', player.gameCode)
    .where('revealed_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : pairOf(row);
}

function pairOf(row: {
  id: bigint;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  next_nonce: bigint;
}): SeedPair {
  return {
    id: row.id,
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nextNonce: row.next_nonce,
  };
}
