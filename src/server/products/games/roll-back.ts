import { findTransfer } from '../../ledger/ledger.read.ts';
import { Problem } from '../../platform/problem.ts';
import type { RollbackRequest, WalletOutcome } from '../../vendors/wallet-port.ts';
import type { BetDeps } from './bet-deps.ts';
import { answerOf } from './wallet-answer.ts';
import { roundOf } from './wallet-round.ts';

/**
 * Takes a vendor's movement back. As with the amount, the original decides: it is taken back in the round
 * it was made in. A vendor that may cancel payouts repeats the call until it is accepted, so what the
 * player no longer has becomes a debt.
 * @throws Problem DUPLICATE_TRANSACTION, CANCEL_NON_WITHDRAW, ALREADY_SETTLED
 */
export async function rollBack(
  deps: BetDeps,
  vendor: string,
  request: RollbackRequest,
): Promise<WalletOutcome> {
  const { transactionId, betTransactionId, memberId } = request;
  if (transactionId === betTransactionId) throw new Problem('DUPLICATE_TRANSACTION');
  const key = { provider: vendor, memberId, externalRef: betTransactionId };
  const original = await findTransfer(deps.db, key);
  const isPayout = original?.kind === 'win' || original?.kind === 'adjustment';
  const cancelsPayouts = deps.vendorOf(vendor)?.cancelsPayouts === true;
  const outcome = await deps.wager.returnStake({
    ...roundOf(vendor, { ...request, roundRef: original?.roundRef ?? request.roundRef }),
    returnRef: transactionId,
    takesBack: betTransactionId,
    of: isPayout ? 'payout' : 'stake',
    unlessPaid: true,
    ...(cancelsPayouts && { reversibleKinds: ['bet', 'win', 'adjustment'], owed: true }),
  });
  return answerOf(deps, outcome, { ...request, vendor });
}
