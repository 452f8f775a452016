import type { AgentPolicy, AgentTerms } from '#contract/generated/types.ts';
import { splitChange, termsAbove } from '#domain/agent/terms.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { tellMember } from '../../account/tell-member.ts';
import { hasQuota } from '../../tree/quota.store.ts';
import { highestTermsBelow, writeTerms } from '../../tree/terms.store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { ownTerms, refuseOutside } from './own-terms.ts';

/**
 * Changes a direct downline's terms. What is raised applies at once and needs quota; what is lowered is
 * offered to the member.
 * @returns the proposal; null: nothing is lowered
 * @throws Problem TERMS_ABOVE_OWN, TERMS_BELOW_DOWNLINE, QUOTA_EXHAUSTED
 */
export async function setDownlineTerms(
  tx: Tx,
  brand: LiveBrand,
  agent: MemberKey & { account: string },
  { memberId, terms }: { memberId: bigint; terms: AgentTerms },
  policy: AgentPolicy,
  clock: Clock,
): Promise<bigint | null> {
  const member = { brand: brand.id, memberId };
  await lockMember(tx, member);
  const now = await ownTerms(tx, member, brand);
  refuseOutside(terms, await ownTerms(tx, agent, brand), brand);
  await refuseBelowDownlines(tx, member, terms);
  const { applied, isLowered } = splitChange(now, terms);
  if (termsAbove(applied, now).length > 0) {
    const change = { series: applied.series, before: now.series };
    if (!(await hasQuota(tx, agent, change, policy))) {
      throw new Problem('QUOTA_EXHAUSTED', {
        fields: { '/terms/series': { code: 'maximum', messageKey: 'error:QUOTA_EXHAUSTED' } },
      });
    }
    await writeTerms(tx, member, applied, clock.now());
  }
  await withdrawProposals(tx, member, clock);
  if (!isLowered) return null;
  const id = newId();
  await tx
    .insertInto('term_proposal')
    .values({
      id,
      brand: brand.id,
      member_id: memberId,
      agent_id: agent.memberId,
      series: terms.series,
      share_basis_points: terms.shareBasisPoints,
      status: 'waiting',
      offered_at: clock.now(),
    })
    .execute();
  await tellMember(tx, member, 'termsOffered', { account: agent.account }, clock);
  return id;
}

/** @throws Problem TERMS_BELOW_DOWNLINE while a direct downline has more */
export async function refuseBelowDownlines(
  tx: Tx,
  member: MemberKey,
  terms: AgentTerms,
): Promise<void> {
  const highest = await highestTermsBelow(tx, member);
  const above = highest === null ? [] : termsAbove(highest, terms);
  if (highest === null || above.length === 0) return;
  const fields = Object.fromEntries(
    above.map((field) => [
      `/terms/${field}`,
      {
        code: 'minimum',
        messageKey: 'error:TERMS_BELOW_DOWNLINE',
        params: { limit: highest[field] },
      },
    ]),
  );
  throw new Problem('TERMS_BELOW_DOWNLINE', { fields });
}

/** A newer decision of the agent replaces what was offered before. */
async function withdrawProposals(tx: Tx, { memberId, brand }: MemberKey, clock: Clock) {
  await tx
    .updateTable('term_proposal')
    .set({ status: 'withdrawn', answered_at: clock.now() })
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .where('status', '=', 'waiting')
    .execute();
}

/**
 * The member's answer to lower terms. @returns the terms that hold now
 * @throws Problem PROPOSAL_NOT_FOUND, TERMS_BELOW_DOWNLINE
 */
export async function answerTermProposal(
  tx: Tx,
  brand: LiveBrand,
  member: MemberKey,
  { proposalId, agrees }: { proposalId: bigint; agrees: boolean },
  clock: Clock,
): Promise<AgentTerms> {
  await lockMember(tx, member);
  const row = await tx
    .updateTable('term_proposal')
    .set({ status: agrees ? 'accepted' : 'declined', answered_at: clock.now() })
    .where('id', '=', proposalId)
    .where('member_id', '=', member.memberId)
    .where('brand', '=', member.brand)
    .where('status', '=', 'waiting')
    .returning(['series', 'share_basis_points'])
    .executeTakeFirst();
  if (row === undefined) throw new Problem('PROPOSAL_NOT_FOUND');
  if (agrees) {
    const terms = { series: row.series, shareBasisPoints: row.share_basis_points };
    await refuseBelowDownlines(tx, member, terms);
    await writeTerms(tx, member, terms, clock.now());
  }
  return ownTerms(tx, member, brand);
}
