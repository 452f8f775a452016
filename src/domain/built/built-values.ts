import { callerKinds, thirdPartys } from '#contract/generated/enum-values.ts';
import { plannedOperations } from '#contract/generated/planned-operations.ts';
import type { CallerKind, Fund, MemberStatus, MoneyKind } from '#contract/generated/types.ts';
import type { OperationName } from '#contract/operation.ts';

/** The operation that first produces a value; null: no such operation is declared. */
type Producer = OperationName | null;

/**
 * Values of the contract that nothing produces until their operation is built. Stored values stay
 * valid; filters, forms and demo data offer only built ones. Remove a value here when something
 * else produces it.
 */
const CALLER_PRODUCERS: Partial<Record<CallerKind, Producer>> = {
  agent: 'appointAgent',
  trial: 'loginFreePlay',
};

const TRANSFER_PRODUCERS: Partial<Record<MoneyKind, Producer>> = {
  betWin: null,
  holdExpired: null,
};

const FUND_PRODUCERS: Partial<Record<Fund, Producer>> = {
  agentCredit: null,
};

const STATUS_PRODUCERS: Partial<Record<MemberStatus, Producer>> = { closed: 'setMemberStatus' };

/** Third parties that a sign-in may go through. */
export const BUILT_THIRD_PARTIES: readonly string[] = thirdPartys;

export function isBuiltCaller(kind: CallerKind): boolean {
  return isProduced(CALLER_PRODUCERS[kind]);
}

/** Kinds of visitor that the site can have, in the contract's order. */
export const BUILT_CALLER_KINDS: readonly CallerKind[] = callerKinds.filter(isBuiltCaller);

/** Whether some part of the release posts transfers of the kind. */
export function isBuiltTransfer(kind: MoneyKind): boolean {
  return isProduced(TRANSFER_PRODUCERS[kind]);
}

/** Whether some part of the release pays into the fund. */
export function isBuiltFund(fund: Fund): boolean {
  return isProduced(FUND_PRODUCERS[fund]);
}

/** Whether some part of the release gives a member the status. */
export function isBuiltStatus(status: MemberStatus): boolean {
  return isProduced(STATUS_PRODUCERS[status]);
}

function isProduced(producer: Producer | undefined): boolean {
  return producer === undefined || (producer !== null && !plannedOperations.includes(producer));
}
