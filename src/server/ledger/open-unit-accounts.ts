import { shardOf } from '#domain/ledger/shard.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';

/** Opens the accounts of members in a unit, such as points; those that exist stay as they are. */
export async function openUnitAccounts(
  tx: Tx,
  { brand, unit }: { readonly brand: string; readonly unit: string },
  memberIds: readonly bigint[],
): Promise<void> {
  const members = [...new Set(memberIds)];
  await sql`
    insert into ledger_account (shard, id, brand, owner_kind, owner_id, kind, currency, slot, balance,
      floor, version)
    select m.shard, m.id, ${brand}::text, 'member', m.member_id::text, 'cash', ${unit}::text, 0, 0, 0, 0
    from unnest(
      ${members.map(shardOf)}::int[],
      ${members.map(() => newId())}::bigint[],
      ${members}::bigint[]
    ) as m (shard, id, member_id)
    where not exists (
      select 1 from ledger_account a
      where a.brand = ${brand}::text and a.owner_kind = 'member' and a.owner_id = m.member_id::text
        and a.kind = 'cash' and a.currency = ${unit}::text and a.slot = 0 and a.shard = m.shard
    )
    on conflict do nothing
  `.execute(tx);
}
