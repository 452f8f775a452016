import { sql } from 'kysely';
import { shardOf } from '#domain/ledger/shard.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Db } from '../../platform/db/database.ts';

/** What a round took and gave so far, from the ledger itself; null for a round without a movement. */
export type RoundTotals = (
  member: MemberKey,
  vendor: string,
  roundRef: string,
) => Promise<{ stakeMicro: bigint; payoutMicro: bigint } | null>;

export function roundTotals(db: Db): RoundTotals {
  return async ({ brand, memberId }, vendor, roundRef) => {
    const row = await db
      .selectFrom('transfer as t')
      .leftJoin('entry as e', (join) =>
        join.onRef('e.shard', '=', 't.shard').onRef('e.transfer_id', '=', 't.id'),
      )
      // A rollback counts for what it takes back.
      .leftJoin('transfer as o', (join) =>
        join
          .onRef('o.shard', '=', 't.shard')
          .onRef('o.member_id', '=', 't.member_id')
          .onRef('o.id', '=', 't.reverses'),
      )
      .leftJoin('ledger_account as a', (join) =>
        join
          .onRef('a.shard', '=', 'e.shard')
          .onRef('a.id', '=', 'e.account_id')
          .on('a.owner_kind', '=', 'member'),
      )
      .select([
        sql<bigint>`count(distinct t.id)`.as('transfers'),
        sql<bigint>`coalesce(-sum(e.amount) filter (where a.id is not null and coalesce(o.kind, t.kind) = 'bet'), 0)::bigint`.as(
          'stake',
        ),
        sql<bigint>`coalesce(sum(e.amount) filter (where a.id is not null and coalesce(o.kind, t.kind) in ('win', 'adjustment')), 0)::bigint`.as(
          'payout',
        ),
      ])
      .where('t.shard', '=', shardOf(memberId))
      .where('t.member_id', '=', memberId)
      .where('t.brand', '=', brand)
      .where('t.provider', '=', vendor)
      .where('t.round_ref', '=', roundRef)
      .executeTakeFirstOrThrow();
    if (row.transfers === 0n) return null;
    return { stakeMicro: row.stake, payoutMicro: row.payout };
  };
}
