import type { ContractRequestType } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';

/** Nothing waits. */
const NONE: ContractRequestType = 'none';

/**
 * Which contract requests wait for a player's answer, by the contract's fields. No contract can be
 * offered yet; the contract features replace each value by a read of their requests.
 */
export function waitingRequests() {
  return {
    divtypereq: NONE,
    dailysalreqtype: NONE,
    contracthoursalreq: NONE,
    realtimesalreqtype: NONE,
  } satisfies Partial<ReplyOf<'getConsolidatedFunds'>>;
}
