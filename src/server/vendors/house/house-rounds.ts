import { sql } from 'kysely';
import type { JackpotTicket } from '#domain/jackpot/jackpot-ticket.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Player } from './house-seeds.ts';

/** staked: the wallet is being asked. open: paid for and being shown. finished, void: done. */
export type HouseRoundStatus = 'staked' | 'open' | 'finished' | 'void';

/** As it is stored; the contribution is text, since JSON has no such integers. */
export interface RoundJackpot extends JackpotTicket {
  contributionMicro: string;
}

export interface HouseRound extends Player {
  id: bigint;
  gameVersion: string;
  clientRef: string;
  seedId: bigint;
  nonce: bigint;
  currency: string;
  stakeMicro: bigint;
  payoutMicro: bigint;
  events: readonly object[];
  /** Its part in the brand's jackpot; null: none. */
  jackpot: RoundJackpot | null;
  /** What it took of the jackpot, beside its payout. */
  jackpotMicro: bigint;
  status: HouseRoundStatus;
  startedAt: Date;
  finishedAt: Date | null;
}

export async function insertRound(tx: Tx, round: HouseRound): Promise<void> {
  await tx
    .insertInto('house_round')
    .values({
      id: round.id,
      brand: round.brand,
      member_id: round.memberId,
      game_code: round.gameCode,
      game_version: round.gameVersion,
      client_ref: round.clientRef,
      seed_id: round.seedId,
      nonce: round.nonce,
      currency: round.currency,
      stake_micro: round.stakeMicro,
      payout_micro: round.payoutMicro,
      events: JSON.stringify(round.events),
      jackpot: round.jackpot === null ? null : JSON.stringify(round.jackpot),
      jackpot_micro: round.jackpotMicro,
      status: round.status,
      started_at: round.startedAt,
      finished_at: round.finishedAt,
    })
    .execute();
}

/**
 * Moves a round on if it still stands at `from`: to being shown with what it took of the jackpot, or
 * to its end.
 * @returns whether it did.
 */
export async function moveRound(
  tx: Tx,
  id: bigint,
  from: HouseRoundStatus,
  to: { status: 'open'; jackpotMicro: bigint } | { status: 'finished' | 'void'; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('house_round')
    .set(
      to.status === 'open'
        ? { status: to.status, jackpot_micro: to.jackpotMicro }
        : { status: to.status, finished_at: to.at },
    )
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function select(db: Db | Tx) {
  return db.selectFrom('house_round').selectAll();
}

function ofPlayer(db: Db | Tx, player: Player) {
  return select(db)
    .where('brand', '=', player.brand)
    .where('member_id', '=', player.memberId)
    .where('game_code', '=', player.gameCode);
}

export async function findByClientRef(db: Db | Tx, player: Player, clientRef: string) {
  const row = await ofPlayer(db, player).where('client_ref', '=', clientRef).executeTakeFirst();
  return row === undefined ? null : roundOf(row);
}

/** The round that must be shown to its end before another may begin. */
export async function findUnfinished(db: Db | Tx, player: Player): Promise<HouseRound | null> {
  const row = await ofPlayer(db, player)
    .where('status', 'in', ['staked', 'open'])
    .executeTakeFirst();
  return row === undefined ? null : roundOf(row);
}

export async function findNewest(db: Db | Tx, player: Player): Promise<HouseRound | null> {
  const row = await ofPlayer(db, player)
    .where('status', '!=', 'void')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row === undefined ? null : roundOf(row);
}

export async function findOwnRound(
  db: Db | Tx,
  owner: { brand: string; memberId: bigint },
  id: bigint,
): Promise<HouseRound | null> {
  const row = await select(db)
    .where('id', '=', id)
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .executeTakeFirst();
  return row === undefined ? null : roundOf(row);
}

/** Rounds whose stake is in doubt since `stakedBefore`, or that were left since `openBefore`; oldest first. */
export async function findStale(
  db: Db,
  limits: { stakedBefore: Date; openBefore: Date },
  count: number,
): Promise<HouseRound[]> {
  const rows = await select(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'staked'), eb('started_at', '<', limits.stakedBefore)]),
        eb.and([eb('status', '=', 'open'), eb('started_at', '<', limits.openBefore)]),
      ]),
    )
    .orderBy('started_at')
    .limit(count)
    .execute();
  return rows.map(roundOf);
}

/** What was staked and paid since a game session began: the player's net position. */
export async function sessionTotals(
  db: Db,
  player: Player,
  since: Date,
): Promise<{ stakedMicro: bigint; paidMicro: bigint }> {
  return ofPlayer(db, player)
    .clearSelect()
    .select([
      sql<bigint>`coalesce(sum(stake_micro), 0)::bigint`.as('stakedMicro'),
      sql<bigint>`coalesce(sum(payout_micro + jackpot_micro) filter (where status = 'finished'), 0)::bigint`.as(
        'paidMicro',
      ),
    ])
    .where('status', 'in', ['open', 'finished'])
    .where('started_at', '>=', since)
    .executeTakeFirstOrThrow();
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function roundOf(row: Row): HouseRound {
  return {
    id: row.id,
    brand: row.brand,
    memberId: row.member_id,
    gameCode: row.game_code,
    gameVersion: row.game_version,
    clientRef: row.client_ref,
    seedId: row.seed_id,
    nonce: row.nonce,
    currency: row.currency,
    stakeMicro: row.stake_micro,
    payoutMicro: row.payout_micro,
    events: row.events as readonly object[],
    jackpot: row.jackpot as RoundJackpot | null,
    jackpotMicro: row.jackpot_micro,
    status: row.status as HouseRoundStatus,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}
