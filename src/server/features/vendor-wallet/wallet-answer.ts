import type { ErrorCode } from '#contract/error-code.ts';
import type { PostOutcome, RefusalReason } from '../../ledger/transfer-request.ts';
import { Problem } from '../../platform/problem.ts';
import type { WalletOutcome } from '../../vendors/wallet-port.ts';

/** What each refusal of the ledger is called in the wallet contract. */
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

/** @throws Problem for a refusal, with the actual balance where it matters and the ledger read it. */
export function answerOf(
  outcome: PostOutcome,
  currency: string,
  balanceMicro: bigint,
): WalletOutcome {
  if (outcome.status === 'refused') {
    const known = Object.keys(outcome.balances).length > 0 && !WITHOUT_BALANCE.has(outcome.reason);
    throw new Problem(
      CODES[outcome.reason],
      known ? { value: { currency, balanceMicro: String(balanceMicro) } } : {},
    );
  }
  return {
    balanceMicro,
    transferId: outcome.transferId,
    duplicate: outcome.replayed,
    remembered: outcome.tombstone,
    late: false,
  };
}
