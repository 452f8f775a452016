import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { isFinal } from '#domain/withdrawal/withdrawal-status.ts';
import {
  lockWithdrawal,
  moveWithdrawal,
  type WithdrawalKey,
  type WithdrawalRow,
} from './withdrawal.store.ts';

/** A reviewer who went away holds nothing up for longer. */
const LOCK_MINUTES = 10;

export interface StaffAct extends WithdrawalKey {
  staffId: bigint;
}

/** Who reviews a withdrawal now; null: nobody. */
export function isLockedBy(
  { reviewer, reviewer_until: until }: Pick<WithdrawalRow, 'reviewer' | 'reviewer_until'>,
  now: Date,
): bigint | null {
  return reviewer !== null && until !== null && until > now ? reviewer : null;
}

/** @throws Problem WITHDRAWAL_LOCKED when another reviewer has it */
export function requireFree(row: WithdrawalRow, staffId: bigint, now: Date): void {
  const by = isLockedBy(row, now);
  if (by !== null && by !== staffId) throw new Problem('WITHDRAWAL_LOCKED');
}

/** Locks a withdrawal to a reviewer. @throws Problem WITHDRAWAL_NOT_FOUND, WITHDRAWAL_LOCKED, WITHDRAWAL_STEP_OVER */
export async function takeWithdrawal(tx: Tx, act: StaffAct, clock: Clock): Promise<void> {
  const row = await lockWithdrawal(tx, act);
  const at = clock.now();
  requireFree(row, act.staffId, at);
  if (isFinal(row.status)) throw new Problem('WITHDRAWAL_STEP_OVER');
  const until = new Date(at.getTime() + LOCK_MINUTES * 60_000);
  const set = { reviewer: act.staffId, reviewer_until: until };
  // Taken again, it only lasts longer.
  if (isLockedBy(row, at) === act.staffId) {
    await tx.updateTable('withdrawal').set(set).where('id', '=', row.id).execute();
    return;
  }
  await moveWithdrawal(tx, row, set, { kind: 'taken', at, staffId: act.staffId });
}

/** Ends one's own lock; another's, or none, stays as it is. @throws Problem WITHDRAWAL_NOT_FOUND */
export async function releaseWithdrawal(tx: Tx, act: StaffAct, clock: Clock): Promise<void> {
  const row = await lockWithdrawal(tx, act);
  const at = clock.now();
  if (isLockedBy(row, at) !== act.staffId) return;
  await moveWithdrawal(tx, row, FREE, { kind: 'released', at, staffId: act.staffId });
}

/** The columns of a withdrawal that nobody reviews. */
export const FREE = { reviewer: null, reviewer_until: null } as const;
