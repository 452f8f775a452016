import { sql } from 'kysely';
import { PLAY_FUNDS } from '#domain/ledger/account-kind.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { WalletKey } from '../../ledger/account-directory.ts';
import type { Db } from '../../platform/db/database.ts';

/** A movement whose balance is known: the last one of the page before. */
export interface KnownBalance {
  readonly id: bigint;
  /** Playable balance after it, in micro-units. */
  readonly afterMicro: bigint;
}

/**
 * The playable balance after each of these movements, by their ids. It is a known balance less what moved
 * later, so rows in the order of their ids add up. Reads the member's movements from the oldest of them
 * to the known one, so a walk through all pages reads each movement once.
 * @param known null: the balance of now
 */
export async function balancesAfter(
  db: Db,
  { brand, memberId, currency }: WalletKey,
  ids: readonly bigint[],
  known: KnownBalance | null,
): Promise<ReadonlyMap<bigint, bigint>> {
  const [oldest] = ids.toSorted((one, other) => (one < other ? -1 : 1));
  if (oldest === undefined) return new Map();
  const latest =
    known === null
      ? sql`(select coalesce(sum(balance), 0) from own)`
      : sql`${known.afterMicro}::bigint`;
  const { rows } = await sql<{ id: bigint; balance: bigint }>`
    with own as (
      select id, balance from ledger_account
      where shard = ${shardOf(memberId)}::int and brand = ${brand}::text
        and owner_kind = 'member' and owner_id = ${String(memberId)}::text
        and currency = ${currency}::text and kind = any(${[...PLAY_FUNDS]}::text[])
    ), moved as (
      select t.id, m.amount
      from transfer t
      join lateral (
        select coalesce(sum(e.amount), 0) as amount from entry e
        where e.shard = t.shard and e.transfer_id = t.id
          and e.account_id in (select id from own)
      ) m on true
      where t.shard = ${shardOf(memberId)}::int and t.member_id = ${memberId}::bigint
        and t.id >= ${oldest}::bigint
        ${known === null ? sql`` : sql`and t.id <= ${known.id}::bigint`}
    ), counted as (
      select id, amount, sum(amount) over (order by id desc) as since from moved
    )
    select c.id, (${latest} - c.since + c.amount)::bigint as balance
    from counted c where c.id = any(${[...ids]}::bigint[])
  `.execute(db);
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}
