import { sql } from 'kysely';
import { shardOf } from '#domain/ledger/shard.ts';
import type { RoundTransaction } from '#contract/generated/types.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Db } from '../../platform/db/database.ts';

/** A payout that came after its round was closed is an adjustment in the ledger, and a win to its player. */
const KINDS = ['bet', 'win', 'rollback', 'adjustment'] as const;

/** What a round moved on the member's accounts, oldest first; a payout of nothing is shown too. */
export async function roundMovements(
  db: Db,
  owner: MemberKey,
  vendor: string,
  roundRef: string,
): Promise<RoundTransaction[]> {
  const rows = await db
    .selectFrom('transfer as t')
    .leftJoin('entry as e', (join) =>
      join.onRef('e.shard', '=', 't.shard').onRef('e.transfer_id', '=', 't.id'),
    )
    .leftJoin('ledger_account as a', (join) =>
      join
        .onRef('a.shard', '=', 'e.shard')
        .onRef('a.id', '=', 'e.account_id')
        .on('a.owner_kind', '=', 'member'),
    )
    .select(['t.id', 't.kind', 't.created_at'])
    .select(
      sql<bigint>`coalesce(sum(e.amount) filter (where a.id is not null), 0)::bigint`.as('amount'),
    )
    .where('t.shard', '=', shardOf(owner.memberId))
    .where('t.member_id', '=', owner.memberId)
    .where('t.brand', '=', owner.brand)
    .where('t.provider', '=', vendor)
    .where('t.round_ref', '=', roundRef)
    .where('t.kind', 'in', [...KINDS])
    // The mark of a closed round moves nothing and is none of the player's movements.
    .where('t.external_ref', 'not like', 'close %')
    .groupBy(['t.id', 't.kind', 't.created_at'])
    .orderBy('t.id')
    .execute();
  return rows.map((row) => ({
    transactionId: String(row.id),
    kind: row.kind === 'adjustment' ? 'win' : (row.kind as RoundTransaction['kind']),
    amountMicro: String(row.amount),
    at: row.created_at.toISOString(),
  }));
}
