import { sql } from 'kysely';
import { referralSignals } from '#contract/generated/enum-values.ts';
import type { ReferralSignal } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Others from one address, until it is a sign: households and offices share addresses. */
const MOST_FROM_ADDRESS = 3;

/**
 * Signs that a member is the person behind another account that was given a reward of the campaign: a
 * device, a bank account, a fact of the person, or an address that many of them share.
 */
export async function accountSignals(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  campaignId: bigint,
): Promise<readonly ReferralSignal[]> {
  const given = sql`exists (select 1 from reward r where r.campaign_id = ${campaignId}::bigint
    and r.member_id = o.id and r.status <> 'rejected')`;
  const { rows } = await sql<Record<ReferralSignal, boolean>>`
    select
      exists (select 1 from known_device d join known_device e on e.token_hash = d.token_hash
        and e.brand = d.brand and e.account_id <> d.account_id
        join member o on o.id = e.account_id and o.brand = d.brand
        where d.brand = ${brand}::text and d.account_id = ${memberId}::bigint and ${given}) as device,
      exists (select 1 from bank_account b join bank_account c on c.brand = b.brand
        and c.number_hash = b.number_hash and c.member_id <> b.member_id
        join member o on o.id = c.member_id
        where b.brand = ${brand}::text and b.member_id = ${memberId}::bigint and ${given})
        as "bankAccount",
      exists (select 1 from member_identity i join member_identity j on j.kind = i.kind
        and j.value = i.value and j.brand = i.brand and j.member_id <> i.member_id
        join member o on o.id = j.member_id and o.brand = i.brand
        where i.brand = ${brand}::text and i.member_id = ${memberId}::bigint and ${given})
        as identity,
      (select count(*) from (select 1 from member m
        join member o on o.brand = m.brand and o.registered_ip = m.registered_ip and o.id <> m.id
          and o.registered_ip <> ''
        where m.id = ${memberId}::bigint and m.brand = ${brand}::text and ${given}
        limit ${MOST_FROM_ADDRESS}::int) a) >= ${MOST_FROM_ADDRESS}::int as address
  `.execute(db);
  const [found] = rows;
  if (found === undefined) return [];
  return referralSignals.filter((signal) => found[signal]);
}
