import type { ContractPolicy } from '#contract/generated/types.ts';
import { loosensContractPolicy } from '#domain/contract/loosens-contract-policy.ts';
import { secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import type { Setting } from '../../settings/setting.ts';

/** Which contracts a brand allows between agents. */
export const contractPolicySetting: Setting<
  'getContractPolicy',
  'setContractPolicy',
  ContractPolicy
> = {
  kind: 'contractPolicy',
  read: 'getContractPolicy',
  write: 'setContractPolicy',
  view: (policy) => ({ policy }),
  change: ({ policy }) => ({ ...policy, kinds: policy.kinds.toSorted() }),
  twoPersons: (before, after, brand) =>
    loosensContractPolicy(before, after) ? secondPersonAboveMicro(brand) : null,
};
