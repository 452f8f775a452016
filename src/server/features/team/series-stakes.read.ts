import { sql } from 'kysely';
import { shardOf } from '#domain/ledger/shard.ts';
import { LOTTERIES } from '#lotteries/lotteries.ts';
import type { Tx } from '../../platform/db/database.ts';

/** A player's lottery round: all tickets of one game in one draw. */
export interface LotteryRound {
  readonly id: bigint;
  readonly member_id: bigint;
  readonly game_code: string;
  readonly currency: string;
  /** `gameCode:numero`. */
  readonly round_ref: string;
}

const drawCodes = new Map(LOTTERIES.map(({ code, drawCode }) => [code, drawCode]));

/** Stakes of lottery rounds on bets whose prizes follow the series, by round, in micro-units. */
export async function seriesStakes(
  tx: Tx,
  brand: string,
  rounds: readonly LotteryRound[],
): Promise<ReadonlyMap<bigint, bigint>> {
  if (rounds.length === 0) return new Map();
  const column = <T>(read: (round: LotteryRound) => T) => rounds.map(read);
  const { rows } = await sql<{ id: bigint; stake: bigint }>`
    select r.id, c.series_stake_micro as stake
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
  return new Map(rows.map(({ id, stake }) => [id, stake]));
}
