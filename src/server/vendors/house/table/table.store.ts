import { sql } from 'kysely';
import type { PlayMode } from '#contract/generated/types.ts';
import type { JsonObject } from '#games/game-rules.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { CHAIN_ROUNDS, drawSalt, makeChain, seedAt } from './table-chain.ts';

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

/** staked: the wallet is asked. in: it counts. returning, returned: given back. */
export type SeatStatus = 'staked' | 'in' | 'returning' | 'returned' | 'lost' | 'won';

export interface Seat extends MemberKey {
  tableRoundId: bigint;
  mode: PlayMode;
  currency: string;
  clientRef: string;
  stakeMicro: bigint;
  wager: JsonObject;
  attempt: number;
  cashedAt: number | null;
  status: SeatStatus;
  payoutMicro: bigint;
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

const SEAT = [
  'table_round_id as tableRoundId',
  'brand',
  'member_id as memberId',
  'mode',
  'currency',
  'client_ref as clientRef',
  'stake_micro as stakeMicro',
  'wager',
  'attempt',
  'cashed_at as cashedAt',
  'status',
  'payout_micro as payoutMicro',
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
  const { rootSeed, terminalHash } = makeChain();
  const chain = { id: newId(), root_seed: rootSeed, salt: drawSalt(), rounds: CHAIN_ROUNDS, used: 0 };
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

export async function findSeat(
  db: Db | Tx,
  tableRoundId: bigint,
  { brand, memberId }: MemberKey,
): Promise<Seat | null> {
  const row = await db
    .selectFrom('table_seat')
    .select(SEAT)
    .where('table_round_id', '=', tableRoundId)
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return (row as Seat | undefined) ?? null;
}

/**
 * Takes the seat, or takes it again after a refused stake.
 * @returns null: the seat is taken.
 */
export async function insertSeat(db: Db, seat: Omit<Seat, 'attempt'>, now: Date): Promise<Seat | null> {
  const row = await db
    .insertInto('table_seat')
    .values({
      table_round_id: seat.tableRoundId,
      member_id: seat.memberId,
      brand: seat.brand,
      mode: seat.mode,
      currency: seat.currency,
      client_ref: seat.clientRef,
      stake_micro: seat.stakeMicro,
      wager: JSON.stringify(seat.wager),
      cashed_at: null,
      status: 'staked',
      joined_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['table_round_id', 'member_id'])
        .doUpdateSet((eb) => ({
          status: 'staked',
          attempt: eb('table_seat.attempt', '+', 1),
          client_ref: eb.ref('excluded.client_ref'),
          stake_micro: eb.ref('excluded.stake_micro'),
          wager: eb.ref('excluded.wager'),
          currency: eb.ref('excluded.currency'),
        }))
        .where('table_seat.status', '=', 'returned'),
    )
    .returning(SEAT)
    .executeTakeFirst();
  return (row as Seat | undefined) ?? null;
}

/** @returns false when the seat is at none of `from`, or was taken again since. */
export async function moveSeat(
  db: Db | Tx,
  seat: Pick<Seat, 'tableRoundId' | 'memberId' | 'attempt'>,
  from: readonly SeatStatus[],
  change: { status: SeatStatus; payout_micro?: bigint },
): Promise<boolean> {
  const row = await db
    .updateTable('table_seat')
    .set(change)
    .where('table_round_id', '=', seat.tableRoundId)
    .where('member_id', '=', seat.memberId)
    .where('attempt', '=', seat.attempt)
    .where('status', 'in', from)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes a cash-out by hand. @returns false: there is none to be made. */
export async function markCashed(
  tx: Tx,
  { tableRoundId, memberId }: Pick<Seat, 'tableRoundId' | 'memberId'>,
  at: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('table_seat')
    .set({ cashed_at: at })
    .where('table_round_id', '=', tableRoundId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'in')
    .where('cashed_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Seats of a round by status, ascending by member: a page above `after`. */
export async function seatsOf(
  db: Db | Tx,
  tableRoundId: bigint,
  statuses: readonly SeatStatus[],
  { after = 0n, limit = 1_000 }: { after?: bigint; limit?: number } = {},
): Promise<Seat[]> {
  const rows = await db
    .selectFrom('table_seat')
    .select(SEAT)
    .where('table_round_id', '=', tableRoundId)
    .where('status', 'in', statuses)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows as Seat[];
}
