import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { endMemberSessions } from '../../platform/session/end-session.ts';

/**
 * Has a member choose another password: the sessions end, and the next sign-in by password may do
 * nothing else before. Staff never learn or set a password.
 * @throws Problem MEMBER_NOT_FOUND also for a member of a brand that is not this person's
 */
export async function requirePasswordChange(
  tx: Tx,
  staff: StaffCaller,
  { memberId, reason }: { memberId: bigint; reason: string },
  clock: Clock,
): Promise<void> {
  let update = tx
    .updateTable('member')
    .set({ must_change_password: true })
    .where('id', '=', memberId)
    .returning('brand');
  if (staff.brands !== null) update = update.where('brand', 'in', [...staff.brands, '']);
  const member = await update.executeTakeFirst();
  if (member === undefined) throw new Problem('MEMBER_NOT_FOUND');
  const { brand } = member;
  const ended = { brand, memberId, keepTokenHash: null, reason: 'passwordChanged' as const };
  await endMemberSessions(tx, ended, clock);
  await writeAudit(tx, {
    staffId: staff.staffId,
    brand,
    action: 'requirePasswordChange',
    subject: String(memberId),
    before: null,
    after: { mustChange: true },
    reason,
    at: clock.now(),
  });
}
