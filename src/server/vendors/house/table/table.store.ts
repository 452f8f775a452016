import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { CHAIN_ROUNDS, drawSalt, makeChain, seedAt } from '../../../platform/hash-chain.ts';

/** A table: one title of one brand. */
export interface TableKey {
  readonly brand: string;
  readonly gameCode: string;
}

/** betting: seats are taken. running: locked, its end is secret. paying: told. ended: paid. */
export type TableStatus = 'betting' | 'running' | 'paying' | 'ended';

export interface TableRound extends TableKey {
  id: bigint;
  gameVersion: string;
  position: number;
  commitment: string;
  serverSeed: string;
  salt: string;
  status: TableStatus;
  opensAt: Date;
  locksAt: Date;
  endsAt: Date;
  result: number;
}

const ROUND = [
  'id',
  'brand',
  'game_code as gameCode',
  'game_version as gameVersion',
  'position',
  'commitment',
  'server_seed as serverSeed',
  'salt',
  'status',
  'opens_at as opensAt',
  'locks_at as locksAt',
  'ends_at as endsAt',
  'result',
] as const;

export async function findRound(db: Db | Tx, key: TableKey & { id: bigint }) {
  const row = await db
    .selectFrom('table_round')
    .select(ROUND)
    .where('id', '=', key.id)
    .where('brand', '=', key.brand)
    .where('game_code', '=', key.gameCode)
    .executeTakeFirst();
  return (row as TableRound | undefined) ?? null;
}

/** Whose seat it is, the caller has made sure. */
export async function findRoundById(db: Db, id: bigint): Promise<TableRound | null> {
  const row = await db
    .selectFrom('table_round')
    .select(ROUND)
    .where('id', '=', id)
    .executeTakeFirst();
  return (row as TableRound | undefined) ?? null;
}

/** A table's latest rounds, newest first. */
export async function latestRounds(
  db: Db | Tx,
  { brand, gameCode }: TableKey,
  count: number,
): Promise<TableRound[]> {
  const rows = await db
    .selectFrom('table_round')
    .select(ROUND)
    .where('brand', '=', brand)
    .where('game_code', '=', gameCode)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows as TableRound[];
}

/**
 * Locks the round's row against a change of its status.
 * @returns the round as it is now.
 */
export async function holdRound(tx: Tx, id: bigint): Promise<TableRound> {
  const row = await tx
    .selectFrom('table_round')
    .select(ROUND)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow();
  return row as TableRound;
}

/** @returns false when another node was faster. */
export async function moveRound(
  db: Db | Tx,
  id: bigint,
  from: TableStatus,
  to: TableStatus,
): Promise<boolean> {
  const row = await db
    .updateTable('table_round')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The position in a chain that the next round takes; begins a new chain where none has rounds left. */
export async function takePosition(tx: Tx, { brand, gameCode }: TableKey, now: Date) {
  const newest = await tx
    .selectFrom('table_chain')
    .select(['id', 'root_seed', 'salt', 'rounds', 'used'])
    .where('brand', '=', brand)
    .where('game_code', '=', gameCode)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const chain =
    newest !== undefined && newest.used < newest.rounds
      ? newest
      : await beginChain(tx, { brand, gameCode }, now);
  await tx
    .updateTable('table_chain')
    .set({ used: chain.used + 1 })
    .where('id', '=', chain.id)
    .execute();
  const seeds = seedAt(chain.root_seed, chain.rounds, chain.used);
  return { chainId: chain.id, position: chain.used, salt: chain.salt, ...seeds };
}

async function beginChain(tx: Tx, { brand, gameCode }: TableKey, now: Date) {
  const { rootSeed, terminalHash } = makeChain(CHAIN_ROUNDS);
  const chain = {
    id: newId(),
    root_seed: rootSeed,
    salt: drawSalt(),
    rounds: CHAIN_ROUNDS,
    used: 0,
  };
  await tx
    .insertInto('table_chain')
    .values({ ...chain, brand, game_code: gameCode, terminal_hash: terminalHash, created_at: now })
    .execute();
  return chain;
}

/** Violates a unique index when the table has an unfinished round. */
export async function insertRound(tx: Tx, round: TableRound & { chainId: bigint }): Promise<void> {
  await tx
    .insertInto('table_round')
    .values({
      id: round.id,
      brand: round.brand,
      game_code: round.gameCode,
      game_version: round.gameVersion,
      chain_id: round.chainId,
      position: round.position,
      commitment: round.commitment,
      server_seed: round.serverSeed,
      salt: round.salt,
      status: round.status,
      opens_at: round.opensAt,
      locks_at: round.locksAt,
      ends_at: round.endsAt,
      result: round.result,
    })
    .execute();
}

/** Somebody looks at the table: it goes on for so long. */
export async function wakeTable(db: Db, { brand, gameCode }: TableKey, until: Date): Promise<void> {
  await db
    .insertInto('game_table')
    .values({ brand, game_code: gameCode, awake_until: until })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'game_code'])
        .doUpdateSet({ awake_until: until })
        .where('game_table.awake_until', '<', until),
    )
    .execute();
}

/** Tables that have something to do: somebody looks, or a round has not ended. */
export async function busyTables(db: Db, now: Date): Promise<TableKey[]> {
  const { rows } = await sql<TableKey>`
    select brand, game_code as "gameCode" from game_table where awake_until > ${now}
    union
    select brand, game_code from table_round where status in ('betting', 'running', 'paying')
  `.execute(db);
  return rows;
}
