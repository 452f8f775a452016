import { sql } from 'kysely';
import type { LiveGame } from '#games/live/live-game.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** dealing: the bets are closed, and cards are shown. deciding: players are asked. */
export type LiveRoundStatus =
  | 'open'
  | 'dealing'
  | 'deciding'
  | 'paying'
  | 'ended'
  | 'voiding'
  | 'void';

export interface LiveRoundRow {
  readonly id: bigint;
  readonly tableCode: string;
  readonly number: number;
  readonly game: string;
  readonly gameVersion: string;
  readonly status: LiveRoundStatus;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly endsAt: Date | null;
  /** Decisions that have ended. */
  readonly step: number;
  readonly decidesUntil: Date | null;
  readonly shoeId: bigint | null;
  readonly shoeFrom: number | null;
  readonly position: number | null;
  readonly commitment: string | null;
  readonly serverSeed: string | null;
  readonly beaconValue: string | null;
  readonly beaconCommitment: string | null;
  readonly outcome: LiveOutcome | null;
  readonly voidReason: string | null;
}

const ROUND = [
  'id',
  'table_code as tableCode',
  'number',
  'game',
  'game_version as gameVersion',
  'status',
  'opens_at as opensAt',
  'closes_at as closesAt',
  'ends_at as endsAt',
  'step',
  'decides_until as decidesUntil',
  'shoe_id as shoeId',
  'shoe_from as shoeFrom',
  'position',
  'commitment',
  'server_seed as serverSeed',
  'beacon_value as beaconValue',
  'beacon_commitment as beaconCommitment',
  'outcome',
  'void_reason as voidReason',
] as const;

/** @throws Error: a round that a later release cannot judge must never be taken for a lost one */
export function gameOfRound({ id, game: code, gameVersion }: LiveRoundRow): LiveGame {
  const game = Object.values(LIVE_GAMES).find((one) => one.code === code);
  if (game?.version !== gameVersion) throw new Error(`no rule for round ${id} of ${code}`);
  return game;
}

/** The newest rounds of a table, newest first. */
export async function newestRounds(
  db: Db | Tx,
  tableCode: string,
  count: number,
): Promise<LiveRoundRow[]> {
  const rows = await db
    .selectFrom('live_round')
    .select(ROUND)
    .where('table_code', '=', tableCode)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows as LiveRoundRow[];
}

/** The newest rounds of several tables, newest first, in one statement. */
export async function newestOfTables(
  db: Db,
  tableCodes: readonly string[],
  count: number,
): Promise<ReadonlyMap<string, readonly LiveRoundRow[]>> {
  const ids = await sql<{ id: bigint }>`
    select r.id from unnest(${tableCodes}::text[]) as c (code)
    cross join lateral (
      select id from live_round where table_code = c.code order by id desc limit ${count}
    ) r
  `.execute(db);
  const rows =
    ids.rows.length === 0
      ? []
      : await db
          .selectFrom('live_round')
          .select(ROUND)
          .where(
            'id',
            'in',
            ids.rows.map(({ id }) => id),
          )
          .orderBy('id', 'desc')
          .execute();
  const found = new Map<string, LiveRoundRow[]>();
  for (const row of rows as LiveRoundRow[]) {
    const held = found.get(row.tableCode);
    if (held === undefined) found.set(row.tableCode, [row]);
    else held.push(row);
  }
  return found;
}

/** Players with chips in rounds. */
export async function playersIn(
  db: Db,
  roundIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await sql<{ id: bigint; count: bigint }>`
    select round_id as id, count(distinct member_id) as count from live_order
    where round_id = any(${roundIds}::bigint[]) and returned_at is null group by round_id
  `.execute(db);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Chips of all players of a brand on the spots of rounds. */
export async function stakedIn(
  db: Db,
  brand: string,
  roundIds: readonly bigint[],
): Promise<readonly { readonly id: bigint; readonly spot: string; readonly stakeMicro: bigint }[]> {
  const { rows } = await sql<{ id: bigint; spot: string; stakeMicro: bigint }>`
    select o.round_id as id, b.spot, sum(b.stake_micro)::bigint as "stakeMicro"
    from live_order o join live_bet b on b.order_id = o.id
    where o.round_id = any(${roundIds}::bigint[]) and o.brand = ${brand} and o.returned_at is null
    group by o.round_id, b.spot order by o.round_id, b.spot
  `.execute(db);
  return rows;
}

/** Rounds whose stakes are to be given back. */
export async function voidedRounds(db: Db): Promise<LiveRoundRow[]> {
  const rows = await db
    .selectFrom('live_round')
    .select(ROUND)
    .where('status', '=', 'voiding')
    .orderBy('id')
    .limit(20)
    .execute();
  return rows as LiveRoundRow[];
}

export async function findLiveRound(
  db: Db | Tx,
  tableCode: string,
  number: number,
): Promise<LiveRoundRow | null> {
  const row = await db
    .selectFrom('live_round')
    .select(ROUND)
    .where('table_code', '=', tableCode)
    .where('number', '=', number)
    .executeTakeFirst();
  return (row as LiveRoundRow | undefined) ?? null;
}

/** Holds a round: shared by orders, so that none slips in behind its close; alone by the job that moves it. */
export async function holdLiveRound(
  tx: Tx,
  id: bigint,
  how: 'shared' | 'alone',
): Promise<LiveRoundRow | null> {
  const query = tx.selectFrom('live_round').select(ROUND).where('id', '=', id);
  const row = await (how === 'shared' ? query.forShare() : query.forUpdate()).executeTakeFirst();
  return (row as LiveRoundRow | undefined) ?? null;
}

/** Tables with a round that has not ended, those that somebody looks at, and all others once a minute. */
export interface TableTurn {
  readonly tableCode: string;
  readonly isAwake: boolean;
  readonly isPaused: boolean;
}

export async function tableTurns(
  db: Db,
  codes: readonly string[],
  now: Date,
): Promise<readonly TableTurn[]> {
  const { rows } = await sql<{ code: string; awake: boolean; paused: boolean }>`
    select c.code, coalesce(t.awake_until > ${now}, false) as awake, t.paused_reason is not null as paused
    from unnest(${codes}::text[]) as c (code) left join live_table t on t.code = c.code
  `.execute(db);
  return rows.map(({ code, awake, paused }) => ({
    tableCode: code,
    isAwake: awake,
    isPaused: paused,
  }));
}

/** Somebody looks at a table: it deals without a pause until then. */
export async function wakeLiveTable(db: Db, code: string, until: Date): Promise<void> {
  await db
    .insertInto('live_table')
    .values({ code, awake_until: until })
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet({ awake_until: until })
        .where('live_table.awake_until', '<', until),
    )
    .execute();
}
