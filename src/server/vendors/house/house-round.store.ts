import { sql, type Updateable } from 'kysely';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Db } from '../../platform/db/database.ts';
import type { HouseRoundTable } from '../../platform/db/generated/tables.ts';
import type { HouseRoundRow, PendingRaise } from './house-rounds.ts';

/*
 * Writes of a round. Each is one statement, and so one transaction without a BEGIN and a COMMIT.
 * The draw is durable before the wallet hears of the round. The later marks are not: the ledger
 * knows what was taken and paid, and the recovery job repeats a mark that a crash lost.
 */

/** Names a round; the member gives its shard. */
type RoundKey = Pick<HouseRoundRow, 'id' | 'memberId'>;

/** Commits without waiting for the disk. True for every row, so that it can be a condition. */
const NOT_DURABLE = sql<boolean>`set_config('synchronous_commit', 'off', true) is not null`;

/**
 * Stores a drawn round and takes the nonce it was drawn with.
 * @param sold places of the series with the ticket's; null: the round is not a ticket
 * @returns false when the pair was rotated or the nonce taken since they were read: draw again.
 */
export async function insertDrawn(
  db: Db,
  round: HouseRoundRow,
  sold: string | null = null,
): Promise<boolean> {
  const jackpot = round.jackpot === null ? null : JSON.stringify(round.jackpot);
  const { rows } = await sql<{ id: bigint }>`
    with pair as (
      update house_seed set next_nonce = next_nonce + 1, sold = coalesce(${sold}::text, sold)
      where id = ${round.seedId} and next_nonce = ${round.nonce} and revealed_at is null
      returning id
    )
    insert into house_round (shard, id, mode, brand, member_id, game_code, game_version, client_ref, seed_id,
      nonce, currency, stake_micro, wager, decided, payout_micro, events, jackpot, status, started_at)
    select ${shardOf(round.memberId)}::int, ${round.id}::bigint, ${round.mode}::text, ${round.brand}::text, ${round.memberId}::bigint,
      ${round.gameCode}::text, ${round.gameVersion}::text, ${round.clientRef}::text, pair.id,
      ${round.nonce}::bigint, ${round.currency}::text, ${round.stakeMicro}::bigint,
      ${JSON.stringify(round.wager)}::jsonb, ${round.decided}::boolean,
      ${round.payoutMicro}::bigint, ${JSON.stringify(round.events)}::jsonb, ${jackpot}::jsonb,
      'staked', ${round.startedAt}::timestamptz
    from pair
    returning id
  `.execute(db);
  return rows.length > 0;
}

/**
 * The stake was taken: from here on the player may see the round.
 * @returns false when the round is no longer at `from`.
 */
export async function markOpen(
  db: Db,
  round: RoundKey,
  { jackpotMicro, from = 'staked' }: { jackpotMicro: bigint; from?: 'staked' | 'voiding' },
): Promise<boolean> {
  return move(db, round, [from], { status: 'open', jackpot_micro: jackpotMicro });
}

/**
 * Stores an action with what came of it, as durable as the draw: the player sees it next.
 * @returns false when another action has its number, or the round is no longer open.
 */
export async function appendAction(db: Db, round: HouseRoundRow): Promise<boolean> {
  const { actions, events, payoutMicro, decided, raisedMicro, raise } = round;
  const row = await db
    .updateTable('house_round')
    .set({
      actions: JSON.stringify(actions),
      events: JSON.stringify(events),
      payout_micro: payoutMicro,
      decided,
      raised_micro: raisedMicro,
      raise: null,
    })
    .where('shard', '=', shardOf(round.memberId))
    .where('id', '=', round.id)
    .where('status', '=', 'open')
    .where(sql<boolean>`not decided and jsonb_array_length(actions) = ${actions.length - 1}`)
    .where(raise === null ? NO_RAISE : isRaise(raise.attempt))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const NO_RAISE = sql<boolean>`raise is null`;
const isRaise = (attempt: number) =>
  sql<boolean>`(raise->>'attempt')::int = ${attempt} and not (raise->>'returning')::boolean`;

/**
 * Notes a raise before the wallet is asked for it.
 * @returns false when another action has its number, or another raise is under way.
 */
export async function markRaising(db: Db, round: RoundKey, raise: PendingRaise): Promise<boolean> {
  const row = await db
    .updateTable('house_round')
    .set({ raise: JSON.stringify(raise), raise_attempts: raise.attempt })
    .where('shard', '=', shardOf(round.memberId))
    .where('id', '=', round.id)
    .where('status', '=', 'open')
    .where('raise_attempts', '=', raise.attempt - 1)
    .where(NO_RAISE)
    .where(sql<boolean>`not decided and jsonb_array_length(actions) = ${raise.number - 1}`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** From here on its action cannot be done. @returns false when it was done already. */
export async function markReturning(db: Db, round: RoundKey, attempt: number): Promise<boolean> {
  const row = await db
    .updateTable('house_round')
    .set({ raise: sql`raise || '{"returning": true}'` })
    .where('shard', '=', shardOf(round.memberId))
    .where('id', '=', round.id)
    .where(sql<boolean>`(raise->>'attempt')::int = ${attempt}`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The raise was given back, or can never be taken. */
export async function clearRaise(db: Db, round: RoundKey, attempt: number): Promise<void> {
  await db
    .updateTable('house_round')
    .set({ raise: null })
    .where('shard', '=', shardOf(round.memberId))
    .where('id', '=', round.id)
    .where(sql<boolean>`(raise->>'attempt')::int = ${attempt}`)
    .execute();
}

/** The payout was made. Changes nothing on a finished round. */
export async function markFinished(db: Db, round: RoundKey, at: Date): Promise<void> {
  await move(db, round, ['open'], { status: 'finished', finished_at: at });
}

/** The player will never see the round. @returns false when it is no longer staked. */
export async function markVoiding(db: Db, round: RoundKey): Promise<boolean> {
  return move(db, round, ['staked', 'voiding'], { status: 'voiding' });
}

/** The stake was given back or can never be taken. */
export async function markVoid(db: Db, round: RoundKey, at: Date): Promise<void> {
  await move(db, round, ['voiding'], { status: 'void', finished_at: at });
}

/** @returns false when the round is at none of `from`. */
async function move(
  db: Db,
  round: RoundKey,
  from: readonly string[],
  change: Updateable<HouseRoundTable>,
): Promise<boolean> {
  const row = await db
    .updateTable('house_round')
    .set(change)
    .where('shard', '=', shardOf(round.memberId))
    .where('id', '=', round.id)
    .where('status', 'in', from)
    .where(NOT_DURABLE)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
