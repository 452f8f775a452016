import { adjustmentPostings } from '#domain/ledger/adjustment-postings.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { requireStillMay } from '../../platform/session/require-still-may.ts';

/** Provider of adjustments in the ledger. */
const PROVIDER = 'adjustment';

interface Deps {
  ledger: Pick<Ledger, 'postIn'>;
  clock: Clock;
}

export interface AdjustmentRequest extends MemberKey {
  currency: string;
  /** Above zero gives, below takes. */
  amountMicro: bigint;
  reason: string;
  staffId: bigint;
}

/**
 * Asks for an adjustment; nothing moves until a second person approves.
 * @returns its id. @throws Problem AMOUNT_OUT_OF_RANGE for nothing, AMOUNT_NOT_CONVERTIBLE
 */
export async function requestAdjustment(
  tx: Tx,
  { clock }: Deps,
  request: AdjustmentRequest,
  reverses: bigint | null = null,
): Promise<bigint> {
  const { brand, memberId, currency, amountMicro, reason, staffId } = request;
  const size = amountMicro < 0n ? -amountMicro : amountMicro;
  checkAmount({ amountMicro: size, currency }, { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO });
  const id = newId();
  const at = clock.now();
  await tx
    .insertInto('adjustment')
    .values({
      id,
      brand,
      member_id: memberId,
      currency,
      amount_micro: amountMicro,
      reason,
      status: 'waiting',
      reverses,
      requested_by: staffId,
      requested_at: at,
    })
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    ...(reverses === null ? { action: 'requestAdjustment' } : { action: 'reverseAdjustment' }),
    subject: String(memberId),
    before: null,
    after: { amountMicro: String(amountMicro), currency },
    reason,
    at,
  });
  return id;
}

/** What staff decide about. */
export interface AdjustmentAct {
  brand: string;
  adjustmentId: bigint;
  staffId: bigint;
  reason: string;
}

/**
 * Asks for the opposite of an adjustment that was made.
 * @returns the reversal's id. @throws Problem ADJUSTMENT_NOT_FOUND also for one that has a reversal
 */
export async function reverseAdjustment(tx: Tx, deps: Deps, act: AdjustmentAct): Promise<bigint> {
  const made = await lockAdjustment(tx, act, 'approved');
  const opposite = {
    brand: made.brand,
    memberId: made.member_id,
    currency: made.currency,
    amountMicro: -made.amount_micro,
    reason: act.reason,
    staffId: act.staffId,
  };
  try {
    return await requestAdjustment(tx, deps, opposite, made.id);
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('ADJUSTMENT_NOT_FOUND', { cause: error });
    throw error;
  }
}

/**
 * Ends the wait of an adjustment. Approved, the cash moves in the same transaction, and the player
 * reads the reason.
 * @throws Problem ADJUSTMENT_NOT_FOUND, SECOND_PERSON_NEEDED, STAFF_ACT_LAPSED, INSUFFICIENT_FUNDS
 */
export async function decideAdjustment(
  tx: Tx,
  { ledger, clock }: Deps,
  { decision, ...act }: AdjustmentAct & { decision: 'approve' | 'reject' },
): Promise<MemberKey> {
  const row = await lockAdjustment(tx, act, 'waiting');
  const { brand, member_id: memberId, currency, amount_micro: amountMicro } = row;
  const { staffId, reason } = act;
  const owner = { brand, memberId };
  const at = clock.now();
  if (decision === 'approve') {
    if (row.requested_by === staffId) throw new Problem('SECOND_PERSON_NEEDED');
    await requireStillMay(tx, row.requested_by, { permission: 'adjustment.make', brand });
    const outcome = await ledger.postIn(tx, {
      ...owner,
      currency,
      provider: PROVIDER,
      externalRef: String(row.id),
      kind: 'adjustment',
      postings: adjustmentPostings(amountMicro),
    });
    if (outcome.status !== 'posted') {
      if (outcome.reason === 'insufficientFunds') throw new Problem('INSUFFICIENT_FUNDS');
      throw new Error(`an adjustment was refused: ${outcome.reason}`);
    }
    const facts = { amountMicro: String(amountMicro), currency, reason: row.reason };
    await tellMember(tx, owner, 'balanceAdjusted', facts, clock);
  }
  await tx
    .updateTable('adjustment')
    .set({
      status: decision === 'approve' ? 'approved' : 'rejected',
      decided_by: staffId,
      decided_at: at,
    })
    .where('id', '=', row.id)
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'decideAdjustment',
    subject: String(memberId),
    before: { status: 'waiting' },
    after: { decision, amountMicro: String(amountMicro) },
    reason,
    at,
  });
  return owner;
}

function lockAdjustment(
  tx: Tx,
  { brand, adjustmentId }: AdjustmentAct,
  status: 'waiting' | 'approved',
) {
  return tx
    .selectFrom('adjustment')
    .selectAll()
    .where('id', '=', adjustmentId)
    .where('brand', '=', brand)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('ADJUSTMENT_NOT_FOUND'));
}
