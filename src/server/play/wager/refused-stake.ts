import type { ErrorCode } from '#contract/error-code.ts';
import type {
  FundAmounts,
  Posted,
  PostOutcome,
  Refused,
  RefusalReason,
} from '../../ledger/transfer-request.ts';
import { Problem } from '../../platform/problem.ts';

/** Names of the ledger's refusals in the contract. */
const CODES: Readonly<Record<RefusalReason, ErrorCode>> = {
  insufficientFunds: 'INSUFFICIENT_FUNDS',
  referenceMismatch: 'DUPLICATE_TRANSACTION',
  tombstoned: 'TRANSACTION_ROLLED_BACK',
  requiredMissing: 'TRANSACTION_DOES_NOT_EXIST',
  requiredReversed: 'TRANSACTION_ROLLED_BACK',
  alreadyReversed: 'DUPLICATE_TRANSACTION',
  notReversible: 'CANCEL_NON_WITHDRAW',
  settled: 'ALREADY_SETTLED',
  forbidden: 'ROUND_CLOSED',
  sessionEnded: 'TOKEN_EXPIRED',
  memberBlocked: 'MEMBER_BLOCKED',
  // The wallet takes such a stake by the terms; it is seen when they began between two attempts.
  underTerms: 'OVERLOADED',
  accountMissing: 'WRONG_CURRENCY',
  outOfRange: 'BET_LIMIT_EXCEEDED',
  holdMissing: 'TRANSACTION_DOES_NOT_EXIST',
  holdClosed: 'ALREADY_SETTLED',
};

/** Refusals that say nothing about the money: the balance is not part of their answer. */
const WITHOUT_BALANCE: ReadonlySet<RefusalReason> = new Set(['sessionEnded', 'memberBlocked']);

/**
 * A refusal of the ledger as a player or a vendor reads it.
 * @param stakeable what the member can stake, in micro-units; by default the cash that the ledger read
 */
export function refusedStake(
  { reason, balances }: Refused,
  currency: string,
  stakeable: bigint = cashOf(balances),
): Problem {
  const known = Object.keys(balances).length > 0 && !WITHOUT_BALANCE.has(reason);
  const value = { currency, balanceMicro: String(stakeable) };
  return new Problem(CODES[reason], known ? { value } : {});
}

/**
 * Requires that the ledger posted. A refusal is thrown, so that the caller's rows fall with it.
 * @throws Problem for a refusal
 */
export function requirePosted(outcome: PostOutcome, currency: string): Posted {
  if (outcome.status === 'refused') throw refusedStake(outcome, currency);
  return outcome;
}

const cashOf = ({ cash = 0n }: FundAmounts): bigint => cash;
