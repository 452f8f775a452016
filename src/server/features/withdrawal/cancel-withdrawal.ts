import type { HoldDependencies } from '../../ledger/holds.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { allowsStep } from '#domain/withdrawal/withdrawal-status.ts';
import { isLockedBy } from './reviewer-lock.ts';
import { releaseFunds } from './withdrawal-funds.ts';
import { lockWithdrawal, moveWithdrawal, type WithdrawalKey } from './withdrawal.store.ts';

/**
 * The player takes a request back while nobody has begun to review it.
 * @throws Problem WITHDRAWAL_NOT_FOUND, WITHDRAWAL_NOT_CANCELLABLE
 */
export async function cancelWithdrawal(
  tx: Tx,
  deps: HoldDependencies,
  key: WithdrawalKey & { memberId: bigint },
): Promise<void> {
  const row = await lockWithdrawal(tx, key);
  const at = deps.clock.now();
  if (!allowsStep(row.status, 'cancel') || isLockedBy(row, at) !== null) {
    throw new Problem('WITHDRAWAL_NOT_CANCELLABLE');
  }
  await releaseFunds(tx, deps, row);
  await moveWithdrawal(
    tx,
    row,
    { status: 'cancelled', ended_at: at },
    { kind: 'cancelled', at, byMember: true },
  );
}
