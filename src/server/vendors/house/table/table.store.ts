import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

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
  /** The salt of the draw: the chain's salt until betting closes, then the mixed one. */
  salt: string;
  /** null: an older round, whose salt is the chain's. */
  chainSalt: string | null;
  /** Mixed into the salt; null until betting closes, and for older rounds. */
  seatSeeds: readonly string[] | null;
  status: TableStatus;
  opensAt: Date;
  locksAt: Date;
  /** null until betting closes. */
  endsAt: Date | null;
  /** null until betting closes. */
  result: number | null;
}

/** A round whose betting has closed. */
export type DecidedRound = TableRound & { readonly endsAt: Date; readonly result: number };

/** @throws Error for a round that is open for bets */
export function decidedRound(round: TableRound): DecidedRound {
  const { endsAt, result } = round;
  if (endsAt === null || result === null) throw new Error(`round ${round.id} is not decided`);
  return { ...round, endsAt, result };
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
  'chain_salt as chainSalt',
  'seat_seeds as seatSeeds',
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
      chain_salt: round.chainSalt,
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
