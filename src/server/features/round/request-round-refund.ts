import type { Tx } from '../../platform/db/database.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import { findRound } from '../../play/rounds/round.read.ts';
import { Problem } from '../../platform/problem.ts';

export interface RefundRequest {
  brand: string;
  roundId: bigint;
  staffId: bigint;
  reason: string;
}

/**
 * Asks for a round's refund: what it cost the player. Nothing moves until a second person approves.
 * @throws Problem ROUND_NOT_FOUND, ROUND_OPEN, ROUND_NOT_REFUNDABLE (it cost the player nothing, or has a
 * refund already)
 */
export async function requestRoundRefund(
  tx: Tx,
  { brand, roundId, staffId, reason }: RefundRequest,
  clock: Clock,
): Promise<bigint> {
  const round = await findRound(tx, brand, roundId);
  if (round === null) throw new Problem('ROUND_NOT_FOUND');
  if (round.status === 'open') throw new Problem('ROUND_OPEN');
  const amountMicro = round.stake_micro - round.payout_micro;
  if (round.status !== 'closed' || amountMicro <= 0n) throw new Problem('ROUND_NOT_REFUNDABLE');
  const id = newId();
  const at = clock.now();
  try {
    await tx
      .insertInto('round_refund')
      .values({
        id,
        brand,
        vendor: round.vendor,
        round_ref: round.round_ref,
        round_id: roundId,
        member_id: round.member_id,
        currency: round.currency,
        amount_micro: amountMicro,
        status: 'waiting',
        reason,
        requested_by: staffId,
        requested_at: at,
        decided_by: null,
        decided_at: null,
      })
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('ROUND_NOT_REFUNDABLE');
    throw error;
  }
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'requestRoundRefund',
    subject: String(roundId),
    before: null,
    after: { amountMicro: String(amountMicro), currency: round.currency },
    reason,
    at,
  });
  return id;
}
