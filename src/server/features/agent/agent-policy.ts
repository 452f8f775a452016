import type { AgentPolicy } from '#contract/generated/types.ts';
import { loosensAgentPolicy } from '#domain/agent/loosens-agent-policy.ts';
import { secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';

/** What a brand lets agents do. */
export const agentPolicySetting: Setting<'getAgentPolicy', 'setAgentPolicy', AgentPolicy> = {
  kind: 'agentPolicy',
  read: 'getAgentPolicy',
  write: 'setAgentPolicy',
  view: (policy, { site: { currency } }) => ({ currency, policy }),
  change: ({ policy }) => {
    const faults = policyFaults(policy);
    if (Object.keys(faults).length > 0) throw new Problem('INVALID_BODY', { fields: faults });
    const quotas = policy.quotas.toSorted((one, other) => one.fromSeries - other.fromSeries);
    return { ...policy, quotas };
  },
  twoPersons: (before, after, brand) =>
    loosensAgentPolicy(before, after) ? secondPersonAboveMicro(brand) : null,
};

const AMOUNTS = [
  'transferDailyCapMicro',
  'referralRewardMicro',
  'referralDepositMicro',
  'referralPlayMicro',
] as const;

function policyFaults(policy: AgentPolicy): Record<string, FieldProblem> {
  const faults: Record<string, FieldProblem> = {};
  for (const amount of AMOUNTS) {
    if (BigInt(policy[amount]) < 0n)
      faults[`/policy/${amount}`] = { code: 'minimum', params: { limit: 0 } };
  }
  const steps = policy.quotas.map(({ fromSeries }) => fromSeries);
  if (new Set(steps).size < steps.length) faults['/policy/quotas'] = { code: 'uniqueItems' };
  return faults;
}
