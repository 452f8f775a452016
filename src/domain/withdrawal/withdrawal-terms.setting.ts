import type { WithdrawalTerms } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** In force until staff set others: no fee, and a day before a new payee is paid. */
const DEFAULT_TERMS: WithdrawalTerms = {
  minMicro: '10000000',
  maxMicro: '10000000000',
  feeMicro: '0',
  feeBasisPoints: 0,
  payeeCoolDownHours: 24,
  receiptTimeoutMinutes: 1440,
  secondPersonAboveMicro: '2000000000',
  playedPercent: 100,
  payoutChannel: null,
  promiseMinutes: null,
  promiseMicro: '0',
};

/** A stored value may be from before a term was added. */
export const setting: SettingDeclaration<WithdrawalTerms, 'request'> = {
  served: 'request',
  inEffect: (stored) => ({ ...DEFAULT_TERMS, ...(stored as WithdrawalTerms | null) }),
};
