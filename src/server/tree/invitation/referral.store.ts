import type { AgentPolicy, ReferralSignal } from '#contract/generated/types.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { sha256Hex } from '../../platform/signature.ts';
import type { Inviter } from './invitation-code.store.ts';

export interface NewAccount extends MemberKey {
  readonly currency: string;
  readonly ip: string;
  readonly deviceToken: string | null;
}

/**
 * Notes that a member invited a new account, with the signs that both are one person. The caller has
 * written the identity of the new account: `screenMember`.
 */
export async function openReferral(
  tx: Tx,
  friend: NewAccount,
  { inviterId }: Pick<Inviter, 'inviterId'>,
  { referralRewardMicro }: AgentPolicy,
  at: Date,
): Promise<void> {
  const { brand, memberId, currency } = friend;
  const signals = await registrationSignals(tx, friend, inviterId);
  await tx
    .insertInto('referral')
    .values({
      id: newId(),
      brand,
      referrer_id: inviterId,
      friend_id: memberId,
      currency,
      status: signals.length === 0 ? 'joined' : 'review',
      signals: JSON.stringify(signals),
      reward_micro: BigInt(referralRewardMicro),
      joined_at: at,
    })
    .execute();
}

async function registrationSignals(
  tx: Tx,
  { brand, memberId, ip, deviceToken }: NewAccount,
  inviterId: bigint,
): Promise<ReferralSignal[]> {
  const { rows } = await sql<{ device: boolean; address: boolean }>`
    select
      exists (select 1 from known_device d where d.brand = ${brand}::text
        and d.account_id = ${inviterId}::bigint
        and d.token_hash = ${deviceToken === null ? null : sha256Hex(deviceToken)}::text) as device,
      exists (select 1 from member m where m.id = ${inviterId}::bigint
        and m.registered_ip = ${ip}::text)
      or exists (select 1 from member_session s where s.member_id = ${inviterId}::bigint
        and s.ip = ${ip}::text) as address
  `.execute(tx);
  const [found] = rows;
  const isSamePerson = await sharesIdentity(tx, { brand, memberId }, inviterId);
  return [
    ...(['device', 'address'] as const).filter((signal) => found?.[signal] === true),
    ...(isSamePerson ? (['identity'] as const) : []),
  ];
}

/** Whether two accounts of a brand share a proven number, mailbox, document, or name and birthday. */
export async function sharesIdentity(
  tx: Tx,
  { brand, memberId }: MemberKey,
  otherId: bigint,
): Promise<boolean> {
  const shared = await tx
    .selectFrom('member_identity as i')
    .innerJoin('member_identity as o', (join) =>
      join
        .onRef('o.kind', '=', 'i.kind')
        .onRef('o.value', '=', 'i.value')
        .onRef('o.brand', '=', 'i.brand'),
    )
    .select('i.kind')
    .where('i.brand', '=', brand)
    .where('i.member_id', '=', memberId)
    .where('o.member_id', '=', otherId)
    .limit(1)
    .executeTakeFirst();
  return shared !== undefined;
}
