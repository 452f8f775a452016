import { sql } from 'kysely';
import { liveRoundAt, STUDIO } from '#domain/live/own-studio.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Tx } from '../../platform/db/database.ts';

/** A player's settled round at a live table. */
interface LiveStakedRound {
  readonly id: bigint;
  readonly vendor: string;
  readonly member_id: bigint;
  readonly game_code: string;
  readonly currency: string;
  /** `table:number`. */
  readonly round_ref: string;
}

/** Chips on opposite spots of rounds at live tables, in micro-units, by round. Others are left out. */
export async function hedgedLiveStakes(
  tx: Tx,
  brand: string,
  allRounds: readonly LiveStakedRound[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rounds = allRounds.filter(({ vendor }) => vendor === STUDIO);
  if (rounds.length === 0) return new Map();
  const column = <T>(read: (round: LiveStakedRound) => T) => rounds.map(read);
  const { rows } = await sql<{ id: bigint; hedged: bigint }>`
    select r.id, c.hedged_stake_micro as hedged
    from unnest(
      ${column(({ id }) => id)}::bigint[],
      ${column(({ member_id: id }) => id)}::bigint[],
      ${column(({ member_id: id }) => shardOf(id))}::int[],
      ${column(({ game_code: code }) => code)}::text[],
      ${column(({ vendor, game_code: code, round_ref: ref }) => liveRoundAt(vendor, code, ref)?.roundNumber ?? 0)}::int[],
      ${column(({ currency }) => currency)}::text[]
    ) as r (id, member_id, shard, table_code, number, currency)
    join live_round l on l.table_code = r.table_code and l.number = r.number
    join live_credit c on c.round_id = l.id and c.brand = ${brand}::text and c.currency = r.currency
      and c.member_shard = r.shard and c.member_id = r.member_id
    where c.hedged_stake_micro > 0
  `.execute(tx);
  return new Map(rows.map(({ id, hedged }) => [id, hedged]));
}
