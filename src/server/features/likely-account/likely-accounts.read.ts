import { sql } from 'kysely';
import { accountSignals } from '#contract/generated/enum-values.ts';
import type { AccountSignal, LikelyAccount } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

const TRIAL = 4;
const MOST = 50;
/** From one device or address so many are looked at, the newest: a shop's computer has thousands. */
const MOST_SHARED = 200;

interface Row {
  id: bigint;
  brand: string;
  username: string;
  status: LikelyAccount['status'];
  created_at: Date;
  last_login_at: Date | null;
  signals: AccountSignal[];
}

/**
 * Other accounts that share something with a member's, the strongest signals first. Each signal is
 * found by an index, whatever the number of accounts.
 */
export async function likelyAccounts(
  db: Db,
  staff: StaffCaller,
  { brand, memberId }: MemberKey,
  clock: Clock,
): Promise<{ items: LikelyAccount[]; isCut: boolean }> {
  const now = clock.now();
  const mayRead =
    staff.brands === null ? sql`true` : sql`m.brand = any(${[...staff.brands]}::text[])`;
  const { rows } = await sql<Row>`
    with shared (member_id, signal) as (
      select o.member_id, o.kind from member_identity i
      join member_identity o on o.kind = i.kind and o.value = i.value
      where i.brand = ${brand}::text and i.member_id = ${memberId}::bigint
      union all
      select o.member_id, 'bankAccount' from bank_account b
      join bank_account o on o.brand = b.brand and o.number_hash = b.number_hash
      where b.brand = ${brand}::text and b.member_id = ${memberId}::bigint
      union all
      (select o.account_id, 'device' from known_device d
      join known_device o on o.token_hash = d.token_hash and o.brand <> ''
      where d.brand = ${brand}::text and d.account_id = ${memberId}::bigint
      order by o.seen_at desc limit ${MOST_SHARED}::int)
      union all
      (select o.id, 'address' from member me
      join member o on o.brand = me.brand and o.registered_ip = me.registered_ip
      where me.brand = ${brand}::text and me.id = ${memberId}::bigint and me.registered_ip <> ''
      order by o.id desc limit ${MOST_SHARED}::int)
    ), found as (
      select s.member_id, array_agg(distinct s.signal) as signals,
        min(array_position(${[...accountSignals]}::text[], s.signal)) as strongest
      from shared s where s.member_id <> ${memberId}::bigint
      group by s.member_id
    )
    select m.id, m.brand, m.username, m.created_at, m.last_login_at, f.signals,
      case when m.status <> 'closed' and exists (select 1 from exclusion e
        where e.brand = m.brand and e.member_id = m.id
          and (e.ends_at is null or e.ends_at > ${now}::timestamptz))
        then 'excluded' else m.status end as status
    from found f join member m on m.id = f.member_id
    where m.account_type <> ${TRIAL}::int and ${mayRead}
    order by f.strongest, cardinality(f.signals) desc, m.id desc
    limit ${MOST + 1}::int
  `.execute(db);
  return { items: rows.slice(0, MOST).map(viewOf), isCut: rows.length > MOST };
}

function viewOf(row: Row): LikelyAccount {
  return {
    memberId: String(row.id),
    brand: row.brand,
    account: row.username,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    signals: accountSignals.filter((signal) => row.signals.includes(signal)),
  };
}
