import type { RewardPolicy } from '#contract/generated/types.ts';
import { rebateRates } from '../category/categories.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** In force until staff set another. */
const DEFAULT_POLICY: RewardPolicy = {
  secondPersonAboveMicro: '10000000000',
  grantDailyCapMicro: '500000000',
  rebate: false,
  rebateAutomatic: true,
  rebateMinMicro: '10000',
  rebateRates: rebateRates(),
  cashBack: false,
  cashBackPeriod: 'week',
  cashBackSteps: [
    { fromMicro: '100000000', basisPoints: 300 },
    { fromMicro: '1000000000', basisPoints: 500 },
  ],
  cashBackCapMicro: '500000000',
};

/** A stored value may be from before a term was added. */
export const setting: SettingDeclaration<RewardPolicy, 'request'> = {
  served: 'request',
  inEffect(stored) {
    const policy = { ...DEFAULT_POLICY, ...(stored as RewardPolicy | null) };
    return { ...policy, rebateRates: { ...DEFAULT_POLICY.rebateRates, ...policy.rebateRates } };
  },
};
