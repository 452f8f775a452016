import type { CashBackStep, RewardPolicy } from '#contract/generated/types.ts';
import { REBATED_CATEGORIES } from '#domain/category/categories.ts';
import { type Keyed, keyed, plain } from '#staff/setting/keyed-list.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';
import { unreadFaults } from './campaign-draft.ts';

/** The rebated categories in the order they are read in. */
export const RATED = REBATED_CATEGORIES;

export const PERIODS = ['day', 'week', 'month'] as const;
export const MAX_STEPS = 10;
export const MAX_CASH_BACK = 5000;
export const MAX_REBATE = 10_000;

export type AmountTerm =
  | 'secondPersonAboveMicro'
  | 'grantDailyCapMicro'
  | 'rebateMinMicro'
  | 'cashBackCapMicro';
export type SwitchTerm = 'rebate' | 'rebateAutomatic' | 'cashBack';

export const AMOUNT_TERMS: readonly AmountTerm[] = [
  'secondPersonAboveMicro',
  'grantDailyCapMicro',
  'rebateMinMicro',
  'cashBackCapMicro',
];
export const SWITCH_TERMS: readonly SwitchTerm[] = ['rebate', 'rebateAutomatic', 'cashBack'];

/** Unsaved edits; an amount that cannot be read is empty, a rate NaN. */
export interface RewardPolicyDraft extends Omit<RewardPolicy, 'cashBackSteps'> {
  readonly cashBackSteps: readonly Keyed<CashBackStep>[];
}

export function policyDraft(policy: RewardPolicy): RewardPolicyDraft {
  return { ...policy, cashBackSteps: policy.cashBackSteps.map(keyed) };
}

/** The policy as it is sent, its steps from the smallest loss up. */
export function draftPolicy(draft: RewardPolicyDraft): {
  policy: RewardPolicy;
  faults: readonly DraftFault[];
} {
  const steps = draft.cashBackSteps.map(plain);
  const policy = { ...draft, cashBackSteps: steps };
  const unread = unreadFaults(policy);
  if (unread.length > 0) return { policy, faults: unread };
  return {
    policy: { ...policy, cashBackSteps: steps.toSorted(byAmount) },
    faults: steps.flatMap(({ fromMicro }, index) => {
      const pointer = `/cashBackSteps/${index}/fromMicro`;
      if (fromMicro === '0') return [{ pointer, code: 'exclusiveMinimum', params: { limit: 0 } }];
      const isTwice = steps.slice(0, index).some((step) => step.fromMicro === fromMicro);
      return isTwice ? [{ pointer, code: 'DUPLICATE' }] : [];
    }),
  };
}

function byAmount(one: CashBackStep, other: CashBackStep): number {
  return BigInt(one.fromMicro) < BigInt(other.fromMicro) ? -1 : 1;
}
