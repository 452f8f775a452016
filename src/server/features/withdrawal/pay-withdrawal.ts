import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { BY_HAND, markSent, openPayout, recordPayout } from './payout.store.ts';
import { FREE, requireFree, type StaffAct } from './reviewer-lock.ts';
import { lockWithdrawal, requireSeen, requireStep } from './withdrawal.store.ts';

/** seen: the version of the withdrawal that was judged. */
export type Payment = StaffAct & { seen: number } & (
    | { channel: string }
    /** Made outside, under the bank's number. */
    | { reference: string; timeoutMinutes: number }
  );

/**
 * Pays an approved withdrawal: by a channel, or as a payment that was made outside.
 * @throws Problem WITHDRAWAL_NOT_FOUND, WITHDRAWAL_LOCKED, WITHDRAWAL_STEP_OVER
 */
export async function payWithdrawal(tx: Tx, payment: Payment, clock: Clock): Promise<void> {
  const row = await lockWithdrawal(tx, payment);
  const at = clock.now();
  const { staffId } = payment;
  requireFree(row, staffId, at);
  requireSeen(row, payment.seen);
  requireStep(row, 'pay');
  await tx.updateTable('withdrawal').set(FREE).where('id', '=', row.id).execute();
  if ('channel' in payment) {
    await openPayout(tx, row, payment.channel, at, staffId);
  } else {
    const { reference, timeoutMinutes } = payment;
    await recordPayout(tx, row, { reference, at });
    await markSent(tx, row, { channel: BY_HAND, reference, timeoutMinutes, staffId }, clock);
  }
  await writeAudit(tx, {
    staffId,
    brand: row.brand,
    subject: String(row.id),
    before: { status: row.status },
    ...('channel' in payment
      ? { action: 'payWithdrawal', after: { channel: payment.channel } }
      : { action: 'recordPayout', after: { reference: payment.reference } }),
    at,
  });
}
