import type { PlayFund } from '#domain/ledger/account-kind.ts';
import type { ErrorCode } from '#contract/error-code.ts';
import type { FundAmounts, PostOutcome, RefusalReason } from '../../ledger/transfer-request.ts';
import { Problem } from '../../platform/problem.ts';
import type { WalletOutcome } from '../../vendors/wallet-port.ts';

/**
 * Funds that stakes are taken from, in the order they are used up; a vendor is told their sum as the
 * balance, so that what it sees is what can be staked.
 */
export const STAKE_FUNDS = ['cash'] as const satisfies readonly PlayFund[];

/** What can be staked of these balances, in micro-units. */
export function stakeable(balances: FundAmounts): bigint {
  return STAKE_FUNDS.reduce((sum, fund) => sum + (balances[fund] ?? 0n), 0n);
}

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
  accountMissing: 'WRONG_CURRENCY',
  outOfRange: 'BET_LIMIT_EXCEEDED',
  holdMissing: 'TRANSACTION_DOES_NOT_EXIST',
  holdClosed: 'ALREADY_SETTLED',
};

/** Refusals that say nothing about the money: the balance is not part of their answer. */
const WITHOUT_BALANCE: ReadonlySet<RefusalReason> = new Set(['sessionEnded', 'memberBlocked']);

/** @throws Problem for a refusal, with the actual balance where it matters and the ledger read it. */
export function answerOf(outcome: PostOutcome, currency: string): WalletOutcome {
  const { balances } = outcome;
  const balanceMicro = stakeable(balances);
  if (outcome.status === 'refused') {
    const known = Object.keys(balances).length > 0 && !WITHOUT_BALANCE.has(outcome.reason);
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
