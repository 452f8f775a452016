import type { RewardPolicy } from '#contract/generated/types.ts';
import { loosensPolicy } from '#domain/rebate/loosens-policy.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';

/** Rebates, cash back, and who may publish promotions alone. */
export const rewardPolicySetting: Setting<'getRewardPolicy', 'setRewardPolicy', RewardPolicy> = {
  kind: 'rewardPolicy',
  read: 'getRewardPolicy',
  write: 'setRewardPolicy',
  view: (policy, { site: { currency } }) => ({ currency, policy }),
  change: ({ policy }) => {
    const faults = policyFaults(policy);
    if (Object.keys(faults).length > 0) throw new Problem('INVALID_BODY', { fields: faults });
    const cashBackSteps = policy.cashBackSteps.toSorted((one, other) =>
      Number(BigInt(one.fromMicro) - BigInt(other.fromMicro)),
    );
    return { ...policy, cashBackSteps };
  },
  twoPersons: (before, after) =>
    loosensPolicy(before, after) ? BigInt(before.secondPersonAboveMicro) : null,
};

const AMOUNTS = [
  'secondPersonAboveMicro',
  'grantDailyCapMicro',
  'rebateMinMicro',
  'cashBackCapMicro',
] as const;

function policyFaults(policy: RewardPolicy): Record<string, FieldProblem> {
  const faults: Record<string, FieldProblem> = {};
  for (const amount of AMOUNTS) {
    if (BigInt(policy[amount]) < 0n)
      faults[`/policy/${amount}`] = { code: 'minimum', params: { limit: 0 } };
  }
  if (policy.cashBack && policy.cashBackSteps.length === 0) {
    faults['/policy/cashBackSteps'] = { code: 'minItems', params: { limit: 1 } };
  }
  const steps = policy.cashBackSteps.map(({ fromMicro }) => fromMicro);
  if (new Set(steps).size < steps.length) faults['/policy/cashBackSteps'] = { code: 'uniqueItems' };
  return faults;
}
