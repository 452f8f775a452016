import type { WithdrawalStatus } from '#contract/generated/types.ts';

/** What can be done with a withdrawal, by the player, staff, a channel or the clock. */
export type WithdrawalStep =
  | 'cancel'
  | 'review'
  | 'pay'
  | 'failPayment'
  | 'finishPayment'
  | 'confirm'
  | 'settle';

/**
 * The steps of each state. Everything else is refused: a decision on a finished request, a
 * confirmation before the payment, a payment before the approval.
 */
const STEPS: Readonly<Record<WithdrawalStatus, readonly WithdrawalStep[]>> = {
  requested: ['cancel', 'review'],
  onHold: ['review'],
  approvedOnce: ['review'],
  approved: ['review', 'pay'],
  sending: ['failPayment', 'finishPayment'],
  sent: ['confirm', 'settle'],
  disputed: ['settle'],
  received: [],
  rejected: [],
  cancelled: [],
  returned: [],
};

export function allowsStep(status: WithdrawalStatus, step: WithdrawalStep): boolean {
  return STEPS[status].includes(step);
}

/** States from which a withdrawal changes no more. */
export function isFinal(status: WithdrawalStatus): boolean {
  return STEPS[status].length === 0;
}

export const OPEN_STATUSES: readonly WithdrawalStatus[] = (
  Object.keys(STEPS) as WithdrawalStatus[]
).filter((status) => !isFinal(status));

export interface ReviewFacts {
  readonly status: WithdrawalStatus;
  readonly amountMicro: bigint;
  /** Above it two people approve; null: one is enough. */
  readonly secondPersonAboveMicro: bigint | null;
  /** Who approved first; null: nobody. */
  readonly firstApprovedBy: bigint | null;
  readonly staffId: bigint;
}

/**
 * The state after an approval; null: a second person is needed, and this is the first.
 * Once approved, an approval changes nothing and is refused by the caller.
 */
export function approvedStatus(facts: ReviewFacts): WithdrawalStatus | null {
  const { amountMicro, secondPersonAboveMicro: above, firstApprovedBy, staffId } = facts;
  if (above === null || amountMicro <= above) return 'approved';
  if (firstApprovedBy === null) return 'approvedOnce';
  return firstApprovedBy === staffId ? null : 'approved';
}
