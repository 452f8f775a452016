import { sql } from 'kysely';
import { shardOf } from '#domain/ledger/shard.ts';
import { LOTTERIES } from '#lotteries/lotteries.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Product of lottery rounds. */
export const LOTTERY_PRODUCT = 'lottery';

/** A player's settled round. A lottery round is all tickets of one game in one draw. */
export interface StakedRound {
  readonly id: bigint;
  readonly product: string;
  readonly member_id: bigint;
  readonly game_code: string;
  readonly currency: string;
  /** The reference is `gameCode:numero` for a lottery round. */
  readonly round_ref: string;
}

/** Parts of a lottery round's stake, in micro-units. */
export interface LotteryStake {
  /** On bets whose prizes follow the series. */
  readonly seriesMicro: bigint;
  /** Without risk: opposite sides in one draw. */
  readonly hedgedMicro: bigint;
}

const drawCodes = new Map(LOTTERIES.map(({ code, drawCode }) => [code, drawCode]));

/** Parts of the stakes of those rounds that are lottery rounds, by round. */
export async function lotteryStakes(
  tx: Tx,
  brand: string,
  allRounds: readonly StakedRound[],
): Promise<ReadonlyMap<bigint, LotteryStake>> {
  const rounds = allRounds.filter(({ product }) => product === LOTTERY_PRODUCT);
  if (rounds.length === 0) return new Map();
  const column = <T>(read: (round: StakedRound) => T) => rounds.map(read);
  const { rows } = await sql<{ id: bigint } & LotteryStake>`
    select r.id, c.series_stake_micro as "seriesMicro", c.hedged_stake_micro as "hedgedMicro"
    from unnest(
      ${column(({ id }) => id)}::bigint[],
      ${column(({ member_id: id }) => id)}::bigint[],
      ${column(({ member_id: id }) => shardOf(id))}::int[],
      ${column(({ game_code: code }) => code)}::text[],
      ${column(({ game_code: code }) => drawCodes.get(code) ?? '')}::text[],
      ${column(({ game_code: code, round_ref: ref }) => ref.slice(code.length + 1))}::text[],
      ${column(({ currency }) => currency)}::text[]
    ) as r (id, member_id, shard, game_code, draw_code, numero, currency)
    join lottery_draw d on d.draw_code = r.draw_code and d.numero = r.numero
    join lottery_credit c on c.draw_id = d.id and c.version = d.version and c.brand = ${brand}::text
      and c.currency = r.currency and c.game_code = r.game_code and c.member_shard = r.shard
      and c.member_id = r.member_id
  `.execute(tx);
  return new Map(rows.map(({ id, ...stake }) => [id, stake]));
}
