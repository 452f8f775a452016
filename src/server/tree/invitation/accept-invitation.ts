import type { AccountType, AgentPolicy, AgentTerms } from '#contract/generated/types.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import { lowerTerms } from '#domain/agent/terms.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { openMemberAccounts } from '../../ledger/open-member-accounts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { writeEvent } from '../../platform/outbox/write-event.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { hasQuota, quotasOf } from '../quota.store.ts';
import { termsOf, writeTerms } from '../terms.store.ts';
import { openAgentLine, setUpline } from '../tree.store.ts';
import { giveCode, type Inviter, refuseSpentLink } from './invitation-code.store.ts';
import { type NewAccount, openReferral } from './referral.store.ts';

/** The outbox topic of new accounts. */
export const REGISTERED_TOPIC = 'member.registered';

/**
 * Gives a new account its place: below the agent who invited, with the terms of the link, and as a
 * friend of the member who invited.
 * @throws Problem LINK_EXPIRED, LINK_EXHAUSTED also where the agent's quota of the link's series is
 * used up
 */
export async function acceptInvitation(
  tx: Tx,
  member: NewAccount,
  inviter: Inviter | null,
  policy: AgentPolicy,
  clock: Clock,
): Promise<void> {
  const at = clock.now();
  if (inviter !== null) {
    const link = inviter.link === null ? null : await takeLink(tx, inviter.link.id, at);
    const { agentId } = inviter;
    if (agentId !== null) {
      const agent = { brand: member.brand, memberId: agentId };
      const terms = await invitedTerms(tx, agent, link, policy);
      await joinTeam(tx, member, { agentId, terms, type: link?.account_type ?? 0 }, policy, clock);
    }
    if (!inviter.byAgent && policy.referral) await openReferral(tx, member, inviter, policy, at);
  }
  await tellRegistered(tx, member, clock);
}

/** Hangs a new account below an agent. @throws Problem TREE_TOO_DEEP */
export async function joinTeam(
  tx: Tx,
  member: MemberKey & { currency: string },
  { agentId, terms, type }: { agentId: bigint | null; terms: AgentTerms; type: AccountType },
  policy: Pick<AgentPolicy, 'maxDepth'>,
  clock: Clock,
): Promise<void> {
  const at = clock.now();
  if (agentId !== null) await setUpline(tx, member, agentId, at);
  await writeTerms(tx, member, terms, at);
  if (!isAgentType(type)) return;
  await tx
    .updateTable('member')
    .set({ account_type: type })
    .where('id', '=', member.memberId)
    .where('brand', '=', member.brand)
    .execute();
  await becomeAgent(tx, member, policy, clock);
}

/** What every agent has: a line in the tree, a credit to hand on, a code. @returns the code */
export async function becomeAgent(
  tx: Tx,
  member: MemberKey & { currency: string },
  { maxDepth }: Pick<AgentPolicy, 'maxDepth'>,
  clock: Clock,
): Promise<string> {
  await openAgentLine(tx, member, maxDepth, clock.now());
  await openMemberAccounts(tx, { ...member, funds: ['agentCredit'] });
  return giveCode(tx, member, clock);
}

/** Says that there is a new account, for the team figures. */
export async function tellRegistered(
  tx: Tx,
  { brand, memberId, currency }: MemberKey & { currency: string },
  clock: Clock,
): Promise<void> {
  const event = { brand, memberId: String(memberId), currency };
  await writeEvent(tx, REGISTERED_TOPIC, event, { shard: shardOf(memberId), at: clock.now() });
}

/** Takes one use of a link; its row is held until the account is committed. */
async function takeLink(tx: Tx, id: bigint, now: Date) {
  const row = await tx
    .selectFrom('registration_link')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const link = { ...row, account_type: row.account_type as AccountType };
  refuseSpentLink(link, now);
  await tx
    .updateTable('registration_link')
    .set({ registrations: link.registrations + 1 })
    .where('id', '=', id)
    .execute();
  return link;
}

/** The terms that an invited account begins with: never above the agent's. */
async function invitedTerms(
  tx: Tx,
  agent: MemberKey,
  link: { series: number; share_basis_points: number } | null,
  policy: AgentPolicy,
): Promise<AgentTerms> {
  const own = (await termsOf(tx, agent)) ?? {
    series: policy.defaultSeries,
    shareBasisPoints: 0,
  };
  const offered =
    link === null
      ? { series: policy.defaultSeries, shareBasisPoints: 0 }
      : { series: link.series, shareBasisPoints: link.share_basis_points };
  const terms = lowerTerms(offered, own);
  if (await hasQuota(tx, agent, { series: terms.series, before: null }, policy)) return terms;
  if (link !== null) throw new Problem('LINK_EXHAUSTED');
  // A plain code promises no series: the account begins below the first step.
  const [first] = await quotasOf(tx, agent, policy);
  return { ...terms, series: Math.min(terms.series, (first?.fromSeries ?? terms.series) - 2) };
}
