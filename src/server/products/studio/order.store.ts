import { shardOf } from '#domain/ledger/shard.ts';
import type { SpotStake } from '#games/live/live-limits.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Stakes of a player that lie on the spots of a round. */
export async function stakesOf(
  tx: Tx,
  roundId: bigint,
  memberId: bigint,
): Promise<{ readonly orders: number; readonly stakes: ReadonlyMap<string, bigint> }> {
  const rows = await tx
    .selectFrom('live_order as o')
    .innerJoin('live_bet as b', 'b.order_id', 'o.id')
    .select(['o.id', 'b.spot', 'b.stake_micro as stakeMicro'])
    .where('o.round_id', '=', roundId)
    .where('o.member_id', '=', memberId)
    .where('o.returned_at', 'is', null)
    .execute();
  const stakes = new Map<string, bigint>();
  for (const { spot, stakeMicro } of rows) {
    stakes.set(spot, (stakes.get(spot) ?? 0n) + stakeMicro);
  }
  return { orders: new Set(rows.map(({ id }) => id)).size, stakes };
}

/** Writes an order with its bets; its stake is moved by the caller, in the same transaction. */
export async function writeOrder(
  tx: Tx,
  {
    id,
    roundId,
    brand,
    memberId,
    currency,
    stakeMicro,
  }: MemberKey & {
    readonly id: bigint;
    readonly roundId: bigint;
    readonly currency: string;
    readonly stakeMicro: bigint;
  },
  bets: readonly SpotStake[],
  now: Date,
): Promise<void> {
  const spots = new Map<string, bigint>();
  for (const bet of bets) spots.set(bet.spot, (spots.get(bet.spot) ?? 0n) + bet.stakeMicro);
  await tx
    .insertInto('live_order')
    .values({
      id,
      round_id: roundId,
      brand,
      member_id: memberId,
      member_shard: shardOf(memberId),
      currency,
      stake_micro: stakeMicro,
      placed_at: now,
    })
    .execute();
  await tx
    .insertInto('live_bet')
    .values([...spots].map(([spot, stake]) => ({ order_id: id, spot, stake_micro: stake })))
    .execute();
}

/** The spots of a round that chips lie on. Orders that were taken back have none. */
export async function spotsBetOn(tx: Tx, roundId: bigint): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('live_bet as b')
    .innerJoin('live_order as o', 'o.id', 'b.order_id')
    .select('b.spot')
    .distinct()
    .where('o.round_id', '=', roundId)
    .where('o.returned_at', 'is', null)
    .execute();
  return rows.map(({ spot }) => spot);
}
