import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { BetRequest, WalletOutcome } from '../../vendors/wallet-port.ts';
import type { BetDeps } from './bet-deps.ts';
import { checkBet } from './check-bet.ts';
import type { GameSession } from './game-session.read.ts';
import { stakeOf } from './take-bet.ts';
import { Problem } from '../../platform/problem.ts';
import { answerOf } from './wallet-answer.ts';
import { roundOf } from './wallet-round.ts';

export interface PaidAtOnce {
  readonly payoutMicro: bigint;
  readonly closesRound: boolean;
}

/** A vendor's id has no blank, so that this one never meets it. */
const paymentRefOf = (transactionId: string): string => `${transactionId} win`;

/**
 * Takes a stake and pays for it in one transaction: where the stake is not covered nothing moves. The same call again is answered as before.
 * @throws Problem the refusals of a stake
 */
export async function takeAndPay(
  deps: BetDeps,
  session: GameSession,
  request: Omit<BetRequest, 'token'>,
  { payoutMicro, closesRound }: PaidAtOnce,
): Promise<WalletOutcome> {
  if (session.mode !== 'real') throw new Problem('INVALID_TOKEN');
  const { vendor } = session;
  checkBet(session, request, deps.vendorOf(vendor));
  const round = roundOf(vendor, request);
  const player = { ...request, vendor };
  const outcome = await inTransaction(deps.db, async (tx) => {
    const taken = await deps.wager.takeStakeIn(tx, stakeOf(session, request));
    const paid = await deps.wager.payStakeIn(tx, {
      ...round,
      paymentRef: paymentRefOf(request.transactionId),
      stakeRef: request.transactionId,
      payoutMicro,
      closes: closesRound,
    });
    // Thrown, so that the stake falls with it.
    await answerOf(deps, paid, player);
    return { ...paid, transferId: taken.transferId, replayed: taken.replayed };
  });
  deps.relay.nudge();
  const answer = await answerOf(deps, outcome, player);
  if (!answer.duplicate) deps.activity.note(session);
  if (closesRound) await answerOf(deps, await deps.wager.closeRound(round), player);
  return answer;
}
