import type { LotteryTerms } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** In force until staff set others. */
const DEFAULT_TERMS: LotteryTerms = {
  ceilingSeries: 1960,
  floorSeries: 1700,
  maxPayoutMicro: '200000000000',
  exposureMicro: '500000000000',
  mayCancel: true,
  chaseMost: 50,
};

/** A stored value may be from before a term was added. */
export const setting: SettingDeclaration<LotteryTerms, 'request'> = {
  served: 'request',
  inEffect: (stored) => ({ ...DEFAULT_TERMS, ...(stored as LotteryTerms | null) }),
};
