import { findTransfer } from '../../ledger/ledger.read.ts';
import type { SessionStake } from '../../play/wager/stake.ts';
import { Problem } from '../../platform/problem.ts';
import type { BetRequest, WalletOutcome } from '../../vendors/wallet-port.ts';
import type { BetDeps } from './bet-deps.ts';
import { checkBet } from './check-bet.ts';
import type { GameSession } from './game-session.read.ts';
import { answerOf } from './wallet-answer.ts';

/**
 * Takes the stake of a session that was found. A bet that was taken before is answered as then, unless it
 * was given back since.
 * @throws Problem the refusals of `checkBet`, of the wager and of the ledger
 */
export async function takeBet(
  deps: BetDeps,
  session: GameSession,
  request: Omit<BetRequest, 'token'>,
): Promise<WalletOutcome> {
  // Real money is never staked with a token for play money.
  if (session.mode !== 'real') throw new Problem('INVALID_TOKEN');
  checkBet(session, request, deps.vendorOf(session.vendor));
  const outcome = await deps.wager.takeStake(stakeOf(session, request));
  const taken = await answerOf(deps, outcome, { ...request, vendor: session.vendor });
  if (!taken.duplicate) deps.activity.note(session);
  else if (await isReturned(deps, session, request)) throw new Problem('TRANSACTION_ROLLED_BACK');
  return taken;
}

export function stakeOf(session: GameSession, request: Omit<BetRequest, 'token'>): SessionStake {
  return {
    brand: request.brand,
    memberId: request.memberId,
    currency: request.currency,
    vendor: session.vendor,
    gameCode: request.gameCode,
    roundRef: request.roundRef,
    stakeRef: request.transactionId,
    stakeMicro: request.amountMicro,
    session: {
      gameSessionHash: session.tokenHash,
      idleSeconds: (session.signIn?.idleMinutes ?? 0) * 60,
    },
    attended: true,
    cashOnly: request.cashOnly ?? false,
    referenceScope: request.scope ?? 'member',
    contributionMicro: request.jackpotContributionMicro,
  };
}

/** A bet that was given back since is not answered as taken. */
async function isReturned(
  { db }: BetDeps,
  { vendor }: GameSession,
  { memberId, transactionId }: Omit<BetRequest, 'token'>,
): Promise<boolean> {
  const key = { provider: vendor, memberId, externalRef: transactionId };
  const bet = await findTransfer(db, key);
  return bet !== null && bet.reversedBy !== null;
}
