import type { ContractPolicy } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** In force until staff set another: no contracts. */
const DEFAULT_POLICY: ContractPolicy = {
  kinds: [],
  capBasisPoints: 3_000,
  salaryCapBasisPoints: 200,
  payOnLoss: false,
  levels: 8,
  offerDays: 7,
  waitingHours: 48,
  guarantee: false,
  review: false,
};

/** A stored value may be from before a term was added. */
export const setting: SettingDeclaration<ContractPolicy, 'request'> = {
  served: 'request',
  inEffect: (stored) => ({ ...DEFAULT_POLICY, ...(stored as ContractPolicy | null) }),
};
