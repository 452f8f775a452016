import { HOUSE } from '#domain/ledger/account-kind.ts';
import { winPostings } from '#domain/ledger/win-postings.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { requireStillMay } from '../../platform/session/require-still-may.ts';
import type { GameCatalogue } from '../../vendors/game-catalogue.ts';
import { findRound } from '../../play/rounds/round.read.ts';
import type { RoundPart } from '../../play/facts/round-part.ts';

export interface RefundDecision {
  brand: string;
  refundId: bigint;
  decision: 'approve' | 'reject';
  staffId: bigint;
  reason: string;
}

/**
 * Ends the wait of a refund. Approved, the player is credited in the same transaction. Only a second
 * person approves; who asked may take the request back.
 * @throws Problem ROUND_REFUND_NOT_FOUND also for one that was decided before, SECOND_PERSON_NEEDED,
 * STAFF_ACT_LAPSED
 */
export async function decideRoundRefund(
  tx: Tx,
  deps: { ledger: Pick<Ledger, 'postIn'>; catalogue: GameCatalogue; clock: Clock },
  { brand, refundId, decision, staffId, reason }: RefundDecision,
): Promise<void> {
  const at = deps.clock.now();
  const refund = await tx
    .selectFrom('round_refund')
    .selectAll()
    .where('id', '=', refundId)
    .where('brand', '=', brand)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  if (refund === undefined) throw new Problem('ROUND_REFUND_NOT_FOUND');
  if (decision === 'approve') {
    if (refund.requested_by === staffId) throw new Problem('SECOND_PERSON_NEEDED');
    await requireStillMay(tx, refund.requested_by, { permission: 'round.refund', brand });
    await credit(tx, deps, refund);
  }
  await tx
    .updateTable('round_refund')
    .set({
      status: decision === 'approve' ? 'approved' : 'rejected',
      decided_by: staffId,
      decided_at: at,
    })
    .where('id', '=', refundId)
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'decideRoundRefund',
    subject: String(refund.round_id),
    before: { status: 'waiting' },
    after: { status: decision, amountMicro: String(refund.amount_micro) },
    reason,
    at,
  });
}

interface RefundRow {
  brand: string;
  vendor: string;
  round_ref: string;
  round_id: bigint;
  member_id: bigint;
  currency: string;
  amount_micro: bigint;
}

/** The house pays what the round cost; the betting record shows it with the round. */
async function credit(
  tx: Tx,
  { ledger, catalogue }: { ledger: Pick<Ledger, 'postIn'>; catalogue: GameCatalogue },
  refund: RefundRow,
): Promise<void> {
  const { brand, vendor, member_id: memberId, round_ref: roundRef, currency } = refund;
  const round = await findRound(tx, brand, refund.round_id);
  if (round === null) throw new Error(`the round ${refund.round_id} of a refund is gone`);
  const { game_code: gameCode, product } = round;
  const event: RoundPart = {
    product,
    vendor,
    gameCode,
    category: catalogue.categoryOf(vendor, gameCode),
    movement: 'payout',
    amountMicro: String(refund.amount_micro),
    closes: true,
  };
  const outcome = await ledger.postIn(tx, {
    brand,
    memberId,
    currency,
    provider: vendor,
    externalRef: `refund:${roundRef}`,
    kind: 'adjustment',
    roundRef,
    postings: winPostings({ payoutMicro: refund.amount_micro, from: HOUSE }),
    event,
  });
  if (outcome.status !== 'posted') {
    throw new Error(`refund of round ${refund.round_id} was refused: ${outcome.reason}`);
  }
}
