import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';

export interface Player {
  brand: string;
  memberId: bigint;
  gameCode: string;
}

/** A pair in use or used up: both seeds are chosen. */
export interface SeedPair {
  id: bigint;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nextNonce: bigint;
}

export interface PlayerSeeds {
  /** Null until the player has chosen a first client seed. */
  current: SeedPair | null;
  /** The commitment of the next pair, made before its client seed is known. */
  nextServerSeedHash: string;
}

export interface PairRow {
  id: bigint;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string | null;
  next_nonce: bigint;
  revealed_at: Date | null;
}

const COLUMNS = sql`id, server_seed, server_seed_hash, client_seed, next_nonce, revealed_at`;

/** The commitments a player may see. The first call makes the first commitment. */
export async function playerSeeds(db: Db, player: Player, clock: Clock): Promise<PlayerSeeds> {
  const known = await findSeeds(db, player);
  if (known !== null) return known;
  await inTransaction(db, (tx) => commitToNext(tx, player, clock));
  const made = await findSeeds(db, player);
  if (made === null) throw new Error('the commitment of a next pair was written and is missing');
  return made;
}

/** The pair that a round was drawn with. */
export async function readPair(db: Db, id: bigint): Promise<SeedPair> {
  const { rows } = await sql<PairRow>`select ${COLUMNS} from house_seed where id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`the pair ${id} of a round is missing`);
  return pairOf(row);
}

/** Null: there is no next pair, so the player has never asked for a commitment. */
export async function findSeeds(db: Db | Tx, player: Player): Promise<PlayerSeeds | null> {
  // Two index lookups. One condition for both would read every pair the player has used up.
  const { rows } = await sql<PairRow>`
    select ${COLUMNS} from house_seed
      where ${isOf(player)} and client_seed is not null and revealed_at is null
    union all
    select ${COLUMNS} from house_seed where ${isOf(player)} and client_seed is null
  `.execute(db);
  const next = rows.find((row) => row.client_seed === null);
  if (next === undefined) return null;
  const current = rows.find((row) => row.client_seed !== null);
  return {
    current: current === undefined ? null : pairOf(current),
    nextServerSeedHash: next.server_seed_hash,
  };
}

/** Locks the pair of a commitment: draws and rotations of it wait until the transaction ends. */
export async function lockPair(
  tx: Tx,
  player: Player,
  serverSeedHash: string,
): Promise<PairRow | null> {
  const { rows } = await sql<PairRow>`
    select ${COLUMNS} from house_seed
    where ${isOf(player)} and server_seed_hash = ${serverSeedHash} for update
  `.execute(tx);
  return rows[0] ?? null;
}

export async function revealPair(tx: Tx, id: bigint, at: Date): Promise<void> {
  await tx.updateTable('house_seed').set({ revealed_at: at }).where('id', '=', id).execute();
}

/** Puts the next pair into use. The caller holds its lock. */
export async function activatePair(tx: Tx, id: bigint, clientSeed: string): Promise<void> {
  await tx
    .updateTable('house_seed')
    .set({ client_seed: clientSeed })
    .where('id', '=', id)
    .execute();
}

/** Commits to a new next pair. The unique index keeps one when two calls run at once. */
export async function commitToNext(tx: Tx, player: Player, clock: Clock): Promise<void> {
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
      client_seed: null,
      revealed_at: null,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function pairOf(row: PairRow): SeedPair {
  if (row.client_seed === null) throw new Error('a next pair has no client seed yet');
  return {
    id: row.id,
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nextNonce: row.next_nonce,
  };
}

function isOf({ brand, memberId, gameCode }: Player): RawBuilder<unknown> {
  return sql`brand = ${brand} and member_id = ${memberId} and game_code = ${gameCode}`;
}
