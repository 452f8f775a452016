import { tellMember } from '../../account/tell-member.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { FREE, requireFree, type StaffAct } from './reviewer-lock.ts';
import { postRest, releaseFunds, takeBackPayout } from './withdrawal-funds.ts';
import { amountOf } from './withdrawal-notice.ts';
import {
  lockWithdrawal,
  missingMicro,
  moveWithdrawal,
  requireSeen,
  requireStep,
  type WithdrawalRow,
} from './withdrawal.store.ts';

export interface Settlement extends StaffAct {
  outcome: 'arrived' | 'returned' | 'payAgain';
  /** The player reads it. */
  reason: string;
  /** The version of the withdrawal that was judged. */
  seen: number;
}

/**
 * Staff settle a payment: it is proven to have arrived, its bank sent it back, or what is missing is
 * paid once more. A payment that counts as received can still come back from its bank.
 * @throws Problem WITHDRAWAL_NOT_FOUND, WITHDRAWAL_LOCKED, WITHDRAWAL_STEP_OVER
 */
export async function settleWithdrawal(
  tx: Tx,
  deps: HoldDependencies,
  settlement: Settlement,
): Promise<void> {
  const row = await lockWithdrawal(tx, settlement);
  const { outcome, reason, staffId } = settlement;
  const at = deps.clock.now();
  requireFree(row, staffId, at);
  requireSeen(row, settlement.seen);
  const by = { at, staffId, text: reason };
  if (outcome === 'arrived') {
    requireStep(row, 'settle');
    await postRest(tx, deps, row);
    const set = { ...FREE, status: 'received', receipt: 'staff', reason, ended_at: at };
    const received = { received_micro: row.amount_micro - row.fee_micro };
    await moveWithdrawal(tx, row, { ...set, ...received }, { ...by, kind: 'received' });
    await tell(tx, deps, row, 'withdrawalSettled', reason);
  } else if (outcome === 'returned') {
    const amountMicro = await takeBack(tx, deps, row);
    const set = { ...FREE, status: 'returned', reason, ended_at: at };
    await moveWithdrawal(tx, row, set, { ...by, kind: 'returned', amountMicro });
    await tell(tx, deps, row, 'withdrawalReturned', reason);
  } else {
    requireStep(row, 'settle');
    const set = { ...FREE, status: 'approved', reason, confirm_by: null, claim: null };
    const amountMicro = missingMicro(row);
    await moveWithdrawal(tx, row, set, { ...by, kind: 'disputeSettled', amountMicro });
    await tell(tx, deps, row, 'withdrawalSettled', reason);
  }
  await writeAudit(tx, {
    staffId,
    brand: row.brand,
    action: 'settleWithdrawal',
    subject: String(row.id),
    before: { status: row.status, claim: row.claim },
    after: { outcome, amountMicro: String(row.amount_micro) },
    reason,
    at,
  });
}

/** @returns what is back in the wallet */
async function takeBack(tx: Tx, deps: HoldDependencies, row: WithdrawalRow): Promise<bigint> {
  if (row.status === 'received') return takeBackPayout(tx, deps, row);
  requireStep(row, 'settle');
  await releaseFunds(tx, deps, row);
  return row.received_micro === null ? row.amount_micro : missingMicro(row);
}

async function tell(
  tx: Tx,
  { clock }: HoldDependencies,
  row: WithdrawalRow,
  event: 'withdrawalSettled' | 'withdrawalReturned',
  reason: string,
): Promise<void> {
  const owner = { brand: row.brand, memberId: row.member_id };
  await tellMember(tx, owner, event, { ...amountOf(row), reason }, clock);
}
