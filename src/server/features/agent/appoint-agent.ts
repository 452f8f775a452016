import type { AgentPolicy, AgentTerms, AgentType } from '#contract/generated/types.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import { becomeAgent } from '../../tree/invitation/accept-invitation.ts';
import { giveCode } from '../../tree/invitation/invitation-code.store.ts';
import { termsOf, writeTerms } from '../../tree/terms.store.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { endMemberSessions } from '../../platform/session/end-session.ts';

export interface Appointment {
  memberId: bigint;
  type: AgentType;
  /** null: whoever runs the installation. */
  staffId: bigint | null;
  /** Of the brands this person may act on; null: every one. */
  brands: ReadonlySet<string> | null;
  reason: string;
}

/** What a brand gives an agent who has no terms yet. */
export interface AppointmentTerms {
  readonly policy: AgentPolicy;
  readonly terms: AgentTerms;
}

/**
 * Makes a member an agent, or changes an agent's type; the sessions end, since what an account may do
 * is another now. An agent has an invitation code and a place in the tree from then on.
 * @param termsFor of the member's brand
 * @throws Problem MEMBER_NOT_FOUND also for a trial player and for a member of another's brand;
 * TREE_TOO_DEEP
 */
export async function appointAgent(
  tx: Tx,
  { memberId, type, staffId, brands, reason }: Appointment,
  termsFor: (brand: string) => AppointmentTerms,
  clock: Clock,
): Promise<{ affiliateCode: string }> {
  let held = tx
    .selectFrom('member')
    .select(['brand', 'currency', 'account_type'])
    .where('id', '=', memberId)
    .where('account_type', '<>', 4)
    .forNoKeyUpdate();
  if (brands !== null) held = held.where('brand', 'in', [...brands, '']);
  const member = await held.executeTakeFirst();
  if (member === undefined) throw new Problem('MEMBER_NOT_FOUND');
  const { brand, currency } = member;
  await tx
    .updateTable('member')
    .set({ account_type: type })
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .execute();
  const owner = { brand, memberId, currency };
  const { policy, terms } = termsFor(brand);
  if ((await termsOf(tx, owner)) === null) await writeTerms(tx, owner, terms, clock.now());
  const affiliateCode = isAgentType(member.account_type)
    ? await giveCode(tx, owner, clock)
    : await becomeAgent(tx, owner, policy, clock);
  const ended = { brand, memberId, keepTokenHash: null, reason: 'replaced' as const };
  await endMemberSessions(tx, ended, clock);
  if (staffId !== null) {
    await writeAudit(tx, {
      staffId,
      brand,
      action: 'appointAgent',
      subject: String(memberId),
      before: null,
      after: { type },
      reason,
      at: clock.now(),
    });
  }
  return { affiliateCode };
}
