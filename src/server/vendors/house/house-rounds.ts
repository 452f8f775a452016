import { type RawBuilder, sql } from 'kysely';
import type { PlayMode } from '#contract/generated/types.ts';
import type { JsonObject, RoundOutcome } from '#games/game-rules.ts';
import type { RoundTicket } from '../jackpot-port.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Player } from './house-seeds.ts';

/**
 * staked: drawn, and the wallet is asked for the stake. open: paid for; from here on the player may
 * see it. voiding: the player never sees it, and the stake is given back. finished, void: done.
 */
export type HouseRoundStatus = 'staked' | 'open' | 'voiding' | 'finished' | 'void';

/** A raise that the wallet has been asked for; numbers the action that it is for. */
export interface PendingRaise {
  /** Each try has a stake of its own in the wallet, so that a refused one can be sealed. */
  attempt: number;
  number: number;
  action: JsonObject;
  amountMicro: string;
  /** It was refused and is being given back: the action can no longer come of it. */
  returning: boolean;
}

export interface HouseRoundRow extends Player {
  id: bigint;
  mode: PlayMode;
  gameVersion: string;
  clientRef: string;
  seedId: bigint;
  serverSeedHash: string;
  clientSeed: string;
  /** Null until the pair is rotated. */
  revealedServerSeed: string | null;
  nonce: bigint;
  currency: string;
  stakeMicro: bigint;
  /** What actions have staked besides. */
  raisedMicro: bigint;
  raise: PendingRaise | null;
  raiseAttempts: number;
  /** What was bet on, and what the player did since. */
  wager: JsonObject;
  actions: readonly JsonObject[];
  /** false: it waits for the player's next action. */
  decided: boolean;
  payoutMicro: bigint;
  events: RoundOutcome['events'];
  /** Its part in the brand's jackpot; null: none. Amounts are text: JSON has no 64-bit integers. */
  jackpot: RoundTicket | null;
  /** Jackpot amount won in addition to the payout. */
  jackpotMicro: bigint;
  status: HouseRoundStatus;
  startedAt: Date;
  finishedAt: Date | null;
}

function select(db: Db | Tx) {
  return db
    .selectFrom('house_round as r')
    .innerJoin('house_seed as s', 's.id', 'r.seed_id')
    .selectAll('r')
    .select(['s.server_seed_hash', 's.client_seed'])
    .select(
      sql<string | null>`case when s.revealed_at is not null then s.server_seed end`.as('revealed'),
    );
}

/** Status lists are literals: the planner must see that a partial index covers them. */
export const UNFINISHED = sql<boolean>`status in ('staked', 'open', 'voiding')`;

/** The round that must end before another may begin, or before the seed may be revealed. */
export async function findUnfinished(db: Db | Tx, player: Player): Promise<HouseRoundRow | null> {
  const row = await select(db)
    .where('r.shard', '=', shardOf(player.memberId))
    .where('r.brand', '=', player.brand)
    .where('r.member_id', '=', player.memberId)
    .where('r.game_code', '=', player.gameCode)
    .where(UNFINISHED)
    .executeTakeFirst();
  return row === undefined ? null : roundOf(row);
}

export async function hasUnfinished(tx: Tx, player: Player): Promise<boolean> {
  const row = await tx
    .selectFrom('house_round')
    .select('id')
    .where('shard', '=', shardOf(player.memberId))
    .where('brand', '=', player.brand)
    .where('member_id', '=', player.memberId)
    .where('game_code', '=', player.gameCode)
    .where(UNFINISHED)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOwnRound(
  db: Db | Tx,
  owner: MemberKey,
  id: bigint,
): Promise<HouseRoundRow | null> {
  const row = await select(db)
    .where('r.shard', '=', shardOf(owner.memberId))
    .where('r.id', '=', id)
    .where('r.brand', '=', owner.brand)
    .where('r.member_id', '=', owner.memberId)
    .executeTakeFirst();
  return row === undefined ? null : roundOf(row);
}

/** Cursor of a page of stale rounds. */
export interface StaleCursor {
  startedAt: Date;
  id: bigint;
}

/** Rounds of one status that began before a time, oldest first, after the cursor. */
export async function findStale(
  db: Db,
  {
    status,
    decided,
    before,
    after,
  }: {
    status: 'staked' | 'open' | 'voiding';
    /** false: rounds that wait for their player. */
    decided: boolean;
    before: Date;
    after: StaleCursor | null;
  },
  count: number,
): Promise<HouseRoundRow[]> {
  let rows = select(db)
    .where('r.status', '=', sql.lit(status))
    .where(status === 'open' ? sql<boolean>`r.decided = ${sql.lit(decided)}` : sql.lit(true))
    .where('r.started_at', '<', before)
    .orderBy('r.started_at')
    .orderBy('r.id')
    .limit(count);
  if (after !== null) {
    rows = rows.where(sql<boolean>`(r.started_at, r.id) > (${after.startedAt}, ${after.id})`);
  }
  return (await rows.execute()).map(roundOf);
}

/**
 * What a player staked and was paid since a game session began: the net position. A session lasts
 * four hours, and a game has a least time between rounds: a few thousand rows at most.
 */
export async function sessionTotals(
  db: Db,
  player: Player,
  since: Date,
): Promise<{ stakedMicro: bigint; paidMicro: bigint }> {
  const { rows } = await sql<{ staked: bigint; paid: bigint }>`
    select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(paid), 0)::bigint as paid from (
      select sum(stake_micro + raised_micro) filter (where status in ('open', 'finished')) as staked,
        sum(payout_micro + jackpot_micro) filter (where status = 'finished') as paid
      from house_round
      where ${roundsOf(player)} and status <> 'void' and started_at >= ${since}
      union all
      select sum(s.stake_micro), sum(s.payout_micro)
      from table_seat s join table_round r on r.id = s.table_round_id
      where s.member_id = ${player.memberId} and s.brand = ${player.brand} and s.joined_at >= ${since}
        and s.status in ('in', 'won', 'lost') and r.game_code = ${player.gameCode}
    ) as session
  `.execute(db);
  return { stakedMicro: rows[0]?.staked ?? 0n, paidMicro: rows[0]?.paid ?? 0n };
}

/** The condition on `house_round`, whose keys carry the shard. */
export function roundsOf(player: Player): RawBuilder<unknown> {
  return sql`shard = ${shardOf(player.memberId)} and ${isOf(player)}`;
}

export function isOf({ brand, memberId, gameCode }: Player): RawBuilder<unknown> {
  return sql`brand = ${brand} and member_id = ${memberId} and game_code = ${gameCode}`;
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function roundOf(row: Row): HouseRoundRow {
  return {
    id: row.id,
    mode: row.mode as PlayMode,
    brand: row.brand,
    memberId: row.member_id,
    gameCode: row.game_code,
    gameVersion: row.game_version,
    clientRef: row.client_ref,
    seedId: row.seed_id,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed ?? '',
    revealedServerSeed: row.revealed,
    nonce: row.nonce,
    currency: row.currency,
    stakeMicro: row.stake_micro,
    raisedMicro: row.raised_micro,
    raise: row.raise as PendingRaise | null,
    raiseAttempts: row.raise_attempts,
    wager: row.wager as JsonObject,
    actions: row.actions as JsonObject[],
    decided: row.decided,
    payoutMicro: row.payout_micro,
    events: row.events as RoundOutcome['events'],
    jackpot: row.jackpot as RoundTicket | null,
    jackpotMicro: row.jackpot_micro,
    status: row.status as HouseRoundStatus,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}
