import type { AgentTerms } from '#contract/generated/types.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { activateMember } from '../../account/exclusion-match.store.ts';
import { findNode } from '../../tree/tree.read.ts';
import { writeTerms } from '../../tree/terms.store.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { endMemberSessions } from '../../platform/session/end-session.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { brandTerms, ownTerms, refuseOutside } from './own-terms.ts';
import { requireSeenTerms } from './seen-terms.ts';
import { refuseBelowDownlines } from './set-terms.ts';

interface StaffAct {
  readonly memberId: bigint;
  readonly staffId: bigint;
  readonly reason: string;
}

export interface TermsChange {
  readonly memberId: bigint;
  /** `termsChangedAt` of the agent as it was read. */
  readonly seen: string | null;
  readonly terms: AgentTerms;
  readonly quotas: readonly { fromSeries: number; granted: number }[];
}

async function lockAgent(tx: Tx, brand: string, memberId: bigint) {
  await lockMember(tx, { brand, memberId });
  const node = await findNode(tx, { brand, memberId });
  if (node === null || !isAgentType(node.type)) throw new Problem('MEMBER_NOT_FOUND');
  return node;
}

/** @throws Problem TERMS_ABOVE_OWN above the upline's terms, TERMS_BELOW_DOWNLINE, INVALID_BODY */
export async function refuseUnfit(
  tx: Tx,
  brand: LiveBrand,
  { memberId, uplineId }: { memberId: bigint; uplineId: bigint | null },
  terms: AgentTerms,
): Promise<void> {
  const limit =
    uplineId === null
      ? brandTerms(brand)
      : await ownTerms(tx, { brand: brand.id, memberId: uplineId }, brand);
  refuseOutside(terms, limit, brand);
  await refuseBelowDownlines(tx, { brand: brand.id, memberId }, terms);
}

/**
 * Sets an agent's terms and quotas, within the upline's terms and above the downlines'.
 * @throws Problem MEMBER_NOT_FOUND, FACTS_CONFLICT, TERMS_ABOVE_OWN, TERMS_BELOW_DOWNLINE
 */
export async function setAgentTerms(
  tx: Tx,
  brand: LiveBrand,
  act: StaffAct & TermsChange,
  clock: Clock,
): Promise<void> {
  const { memberId, terms, quotas } = act;
  const agent = { brand: brand.id, memberId };
  const { uplineId } = await lockAgent(tx, brand.id, memberId);
  await requireSeenTerms(tx, brand, act);
  await refuseUnfit(tx, brand, { memberId, uplineId }, terms);
  const before = await ownTerms(tx, agent, brand);
  await writeTerms(tx, agent, terms, clock.now());
  await tx.deleteFrom('agent_quota').where('agent_id', '=', memberId).execute();
  const bySteps = new Map(quotas.map(({ fromSeries, granted }) => [fromSeries, granted]));
  if (bySteps.size > 0) {
    await tx
      .insertInto('agent_quota')
      .values(
        [...bySteps].map(([from, granted]) => ({
          agent_id: memberId,
          brand: brand.id,
          from_series: from,
          granted,
        })),
      )
      .execute();
  }
  const { staffId, reason } = act;
  await writeAudit(tx, {
    staffId,
    brand: brand.id,
    action: 'setAgentTerms',
    subject: String(memberId),
    before,
    after: { ...terms, quotas },
    reason,
    at: clock.now(),
  });
}

/**
 * Blocks an agent: the sign-in ends, codes and links take nobody, income waits. The team stays and plays
 * on. Or takes the block back; one whose exclusion match waits stays blocked by the match.
 * @throws Problem MEMBER_NOT_FOUND also for a closed account
 */
export async function blockAgent(
  tx: Tx,
  brand: LiveBrand,
  act: StaffAct & { blocked: boolean },
  clock: Clock,
): Promise<void> {
  const { memberId, blocked } = act;
  const { status } = await lockAgent(tx, brand.id, memberId);
  if (status === 'closed') throw new Problem('MEMBER_NOT_FOUND');
  const after = blocked ? 'blocked' : await activateMember(tx, { brand: brand.id, memberId });
  if (blocked) {
    await tx
      .updateTable('member')
      .set({ status: after, blocked_by_match: false })
      .where('id', '=', memberId)
      .where('brand', '=', brand.id)
      .execute();
    const ended = { brand: brand.id, memberId, keepTokenHash: null, reason: 'replaced' as const };
    await endMemberSessions(tx, ended, clock);
  }
  const { staffId, reason } = act;
  await writeAudit(tx, {
    staffId,
    brand: brand.id,
    action: 'blockAgent',
    subject: String(memberId),
    before: { status },
    after: { status: after },
    reason,
    at: clock.now(),
  });
}
