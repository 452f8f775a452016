import { sql } from 'kysely';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Stake } from './stake.ts';

export interface EarlierStakes {
  /** Taken on the same round before, in micro-units. */
  readonly stakeMicro: bigint;
  /** One of them was taken before what runs now began. */
  readonly outsideTerms: boolean;
  /** This very stake was taken before: it is answered, not judged. */
  readonly isKnown: boolean;
}

/** Stakes of the member on the same round that were not taken back, from the ledger. */
export async function earlierStakes(
  tx: Tx,
  { brand, memberId, vendor, roundRef, stakeRef }: Stake,
): Promise<EarlierStakes> {
  const { rows } = await sql<{ stake: bigint; outside: boolean; known: boolean }>`
    select coalesce(sum(case when t.external_ref <> ${stakeRef}::text then (
        select -coalesce(sum(e.amount), 0) from entry e
        join ledger_account a on a.shard = e.shard and a.id = e.account_id
        where e.shard = t.shard and e.transfer_id = t.id and a.owner_kind = 'member' and e.amount < 0
      ) end), 0)::bigint as stake,
      coalesce(bool_or(s.bet_ref is null and t.external_ref <> ${stakeRef}::text), false) as outside,
      coalesce(bool_or(t.external_ref = ${stakeRef}::text), false) as known
    from transfer t
    left join bonus_stake s on s.member_id = t.member_id and s.vendor = t.provider
      and s.round_ref = t.round_ref and s.bet_ref = t.external_ref
    where t.shard = ${shardOf(memberId)}::int and t.member_id = ${memberId}::bigint
      and t.provider = ${vendor}::text and t.round_ref = ${roundRef}::text
      and t.brand = ${brand}::text and t.kind in ('bet', 'betWin')
      and not exists (select 1 from transfer r where r.shard = t.shard and r.reverses = t.id)
  `.execute(tx);
  const [row] = rows;
  return {
    stakeMicro: row?.stake ?? 0n,
    outsideTerms: row?.outside ?? false,
    isKnown: row?.known ?? false,
  };
}
