import { sql } from 'kysely';
import type { LiveOutcome } from '#games/live/live-game.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** dealing: the bets are closed, and the outcome is known. */
export type LiveRoundStatus = 'open' | 'dealing' | 'paying' | 'ended' | 'voiding' | 'void';

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
  readonly shoeId: bigint | null;
  readonly shoeFrom: number | null;
  readonly position: number | null;
  readonly commitment: string | null;
  readonly serverSeed: string | null;
  readonly beaconValue: string | null;
  readonly beaconCommitment: string | null;
  readonly outcome: LiveOutcome | null;
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
  'shoe_id as shoeId',
  'shoe_from as shoeFrom',
  'position',
  'commitment',
  'server_seed as serverSeed',
  'beacon_value as beaconValue',
  'beacon_commitment as beaconCommitment',
  'outcome',
] as const;

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
