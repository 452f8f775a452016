import { findTransfer } from '../../ledger/ledger.read.ts';
import { Problem } from '../../platform/problem.ts';
import type { WalletOutcome, WinRequest } from '../../vendors/wallet-port.ts';
import type { BetDeps } from './bet-deps.ts';
import { checkPayout } from './check-bet.ts';
import { answerOf } from './wallet-answer.ts';
import { roundOf } from './wallet-round.ts';

/**
 * Pays a bet, and closes its round when the vendor says so.
 * @throws Problem TRANSACTION_DOES_NOT_EXIST for a reference that is not a stake of the round
 */
export async function payWin(
  deps: BetDeps,
  vendor: string,
  request: WinRequest,
): Promise<WalletOutcome> {
  checkPayout(request.amountMicro);
  const isSole = request.soleStake === true;
  if (!isSole) await checkStakeOfRound(deps, vendor, request);
  const round = roundOf(vendor, request);
  const player = { ...request, vendor };
  const { late, ...outcome } = await deps.wager.payStake({
    ...round,
    paymentRef: request.transactionId,
    stakeRef: request.betTransactionId,
    payoutMicro: request.amountMicro,
    closes: request.closesRound,
    soleStake: isSole,
  });
  const paid = { ...(await answerOf(deps, outcome, player)), late };
  if (request.closesRound && !isSole) {
    await answerOf(deps, await deps.wager.closeRound(round), player);
  }
  return paid;
}

/** The ledger only knows whether the reference exists, not that it is a stake of this round. */
async function checkStakeOfRound(
  { db }: BetDeps,
  vendor: string,
  { memberId, betTransactionId, roundRef }: WinRequest,
): Promise<void> {
  const bet = await findTransfer(db, { provider: vendor, memberId, externalRef: betTransactionId });
  if (bet === null) return;
  const isStake = bet.kind === 'bet' || bet.kind === 'tombstone';
  if (!isStake || bet.roundRef !== roundRef) throw new Problem('TRANSACTION_DOES_NOT_EXIST');
}
