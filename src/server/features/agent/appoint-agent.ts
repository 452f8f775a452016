import type { AgentType } from '#contract/generated/types.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { giveCode } from '../../account/affiliate-code.store.ts';
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

/**
 * Makes a member an agent, or changes an agent's type; the sessions end, since what an account may do
 * is another now. An agent has an invitation code from then on.
 * @throws Problem MEMBER_NOT_FOUND also for a trial player and for a member of another's brand
 */
export async function appointAgent(
  tx: Tx,
  { memberId, type, staffId, brands, reason }: Appointment,
  clock: Clock,
): Promise<{ affiliateCode: string }> {
  let update = tx
    .updateTable('member')
    .set({ account_type: type })
    .where('id', '=', memberId)
    .where('account_type', '<>', 4)
    .returning('brand');
  if (brands !== null) update = update.where('brand', 'in', [...brands, '']);
  const member = await update.executeTakeFirst();
  if (member === undefined) throw new Problem('MEMBER_NOT_FOUND');
  const { brand } = member;
  const ended = { brand, memberId, keepTokenHash: null, reason: 'replaced' as const };
  await endMemberSessions(tx, ended, clock);
  const affiliateCode = await giveCode(tx, { brand, memberId }, clock);
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
