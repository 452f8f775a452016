import type { Withdrawal, WithdrawalStatus } from '#contract/generated/types.ts';

export type StepName = 'requested' | 'checked' | 'sent' | 'confirmed';
export type StepState = 'done' | 'now' | 'next' | 'stopped';

const STEPS: readonly StepName[] = ['requested', 'checked', 'sent', 'confirmed'];

/** The step that a withdrawal is at; a step that is over is done. */
const AT: Readonly<Record<WithdrawalStatus, StepName>> = {
  requested: 'checked',
  onHold: 'checked',
  approvedOnce: 'checked',
  approved: 'sent',
  sending: 'sent',
  sent: 'confirmed',
  disputed: 'confirmed',
  received: 'confirmed',
  rejected: 'checked',
  cancelled: 'checked',
  returned: 'confirmed',
};

const ENDED: readonly WithdrawalStatus[] = ['received', 'rejected', 'cancelled', 'returned'];

export function isOpenWithdrawal({ status }: Pick<Withdrawal, 'status'>): boolean {
  return !ENDED.includes(status);
}

/** The tracker of a withdrawal: each step with its state and its moment, if it has had one. */
export function trackerSteps(
  withdrawal: Withdrawal,
): readonly { name: StepName; state: StepState; at: string | null }[] {
  const { status, requestedAt, checkedAt, sentAt, endedAt } = withdrawal;
  const current = STEPS.indexOf(AT[status]);
  const isStopped = status !== 'received' && ENDED.includes(status);
  const moments: Readonly<Record<StepName, string | null>> = {
    requested: requestedAt,
    checked: checkedAt,
    sent: sentAt,
    confirmed: status === 'received' ? endedAt : null,
  };
  return STEPS.map((name, index) => ({
    name,
    at: moments[name],
    state:
      index < current || status === 'received'
        ? 'done'
        : index > current
          ? 'next'
          : isStopped
            ? 'stopped'
            : 'now',
  }));
}
