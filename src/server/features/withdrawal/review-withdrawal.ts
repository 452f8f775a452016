import type { WithdrawalStatus } from '#contract/generated/types.ts';
import { approvedStatus } from '#domain/withdrawal/withdrawal-status.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { openPayout } from './payout.store.ts';
import { FREE, requireFree, type StaffAct } from './reviewer-lock.ts';
import { amountOf } from './withdrawal-notice.ts';
import { releaseFunds } from './withdrawal-funds.ts';
import {
  lockWithdrawal,
  moveWithdrawal,
  requireSeen,
  requireStep,
  type WithdrawalMove,
  type WithdrawalRow,
} from './withdrawal.store.ts';

/** Letters of a reason that says something. */
const LEAST_REASON = 3;

export interface Review extends StaffAct {
  decision: 'approve' | 'reject' | 'hold';
  /** Rejected: the player reads it. Only an approval may be without one. */
  reason: string;
  /** The version of the withdrawal that was judged. */
  seen: number;
  /** Above it two people approve; null: one is enough. */
  secondPersonAboveMicro: bigint | null;
  /** Pays approved requests by itself; null: staff do. */
  payoutChannel: string | null;
}

/**
 * Decides on a withdrawal. A rejection gives the amount back in the same transaction.
 * @throws Problem WITHDRAWAL_NOT_FOUND, WITHDRAWAL_LOCKED, WITHDRAWAL_STEP_OVER, SECOND_PERSON_NEEDED
 */
export async function reviewWithdrawal(
  tx: Tx,
  deps: HoldDependencies,
  review: Review,
): Promise<void> {
  const { staffId, reason, decision } = review;
  if (decision !== 'approve' && reason.length < LEAST_REASON) {
    throw new Problem('INVALID_BODY', { fields: { '/reason': { code: 'REQUIRED' } } });
  }
  const row = await lockWithdrawal(tx, review);
  const at = deps.clock.now();
  requireFree(row, staffId, at);
  requireSeen(row, review.seen);
  requireStep(row, 'review');
  const by = { at, staffId, text: reason };
  if (decision === 'hold') {
    await moveWithdrawal(tx, row, { status: 'onHold' }, { ...by, kind: 'held' });
  } else if (decision === 'reject') {
    await releaseFunds(tx, deps, row);
    const set = { ...FREE, status: 'rejected', reason, checked_at: at, ended_at: at };
    await moveWithdrawal(tx, row, set, { ...by, kind: 'rejected' });
    await tellMember(
      tx,
      ownerOf(row),
      'withdrawalRejected',
      { ...amountOf(row), reason },
      deps.clock,
    );
  } else {
    await approve(tx, deps, row, review, by);
  }
  await writeAudit(tx, {
    staffId,
    brand: row.brand,
    action: 'reviewWithdrawal',
    subject: String(row.id),
    before: { status: row.status },
    after: { decision, amountMicro: String(row.amount_micro) },
    reason,
    at,
  });
}

async function approve(
  tx: Tx,
  deps: HoldDependencies,
  row: WithdrawalRow,
  { staffId, secondPersonAboveMicro, payoutChannel }: Review,
  by: Omit<WithdrawalMove, 'kind'>,
): Promise<void> {
  if (row.status === 'approved') throw new Problem('WITHDRAWAL_STEP_OVER');
  const { amount_micro: amountMicro, first_approved_by: first } = row;
  const facts = {
    status: row.status,
    amountMicro,
    secondPersonAboveMicro,
    firstApprovedBy: first,
    staffId,
  };
  const status: WithdrawalStatus | null = approvedStatus(facts);
  if (status === null) throw new Problem('SECOND_PERSON_NEEDED');
  if (status === 'approvedOnce') {
    const set = { ...FREE, status, first_approved_by: staffId };
    await moveWithdrawal(tx, row, set, { ...by, kind: 'approvedOnce' });
    return;
  }
  const set = { ...FREE, status, checked_at: by.at };
  await moveWithdrawal(tx, row, set, { ...by, kind: 'approved' });
  await tellMember(tx, ownerOf(row), 'withdrawalApproved', amountOf(row), deps.clock);
  if (payoutChannel !== null) await openPayout(tx, { ...row, ...set }, payoutChannel, by.at);
}

const ownerOf = ({ brand, member_id: memberId }: WithdrawalRow) => ({ brand, memberId });
