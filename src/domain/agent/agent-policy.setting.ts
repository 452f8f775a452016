import type { AgentPolicy } from '#contract/generated/types.ts';
import { agentRates } from '../category/categories.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** In force until staff set another. Transfers between members are off by default. */
const DEFAULT_POLICY: AgentPolicy = {
  maxDepth: 10,
  defaultSeries: 1900,
  // The rebates that the specification shows, section 9.
  rates: agentRates(),
  quotas: [{ fromSeries: 1950, count: 20 }],
  transferDown: false,
  transferUp: false,
  transferFeeBasisPoints: 0,
  transferDailyCapMicro: '5000000000',
  turnoverTimes: 1,
  referral: false,
  referralRewardMicro: '20000000',
  referralDepositMicro: '50000000',
  referralPlayMicro: '100000000',
  affiliateApplications: true,
};

/** A stored value may be from before a term was added. */
export const setting: SettingDeclaration<AgentPolicy, 'request'> = {
  served: 'request',
  inEffect(stored) {
    const policy = { ...DEFAULT_POLICY, ...(stored as AgentPolicy | null) };
    return { ...policy, rates: { ...DEFAULT_POLICY.rates, ...policy.rates } };
  },
};
