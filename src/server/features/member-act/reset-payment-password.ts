import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Takes a payment password away: the player sets another. Staff never learn or set one. */
export async function resetPaymentPassword(
  tx: Tx,
  { brand, memberId, reason, staffId }: MemberKey & { reason: string; staffId: bigint },
  clock: Clock,
): Promise<void> {
  const removed = await tx
    .deleteFrom('payment_password')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'resetPaymentPassword',
    subject: String(memberId),
    before: { set: removed !== undefined },
    after: { set: false },
    reason,
    at: clock.now(),
  });
}
