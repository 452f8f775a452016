import { balanceOf, findTransfer } from '../../ledger/ledger.read.ts';
import type {
  BetRequest,
  FindStakeRequest,
  LaunchPort,
  StakeState,
  WalletOutcome,
  WalletPort,
} from '../../vendors/wallet-port.ts';
import type { BetDeps } from './bet-deps.ts';
import { checkBet } from './check-bet.ts';
import type { GameSession } from './game-session.read.ts';
import { payWin } from './pay-win.ts';
import { rollBack } from './roll-back.ts';
import { type PaidAtOnce, takeAndPay } from './take-and-pay.ts';
import { takeBet } from './take-bet.ts';
import { answerOf } from './wallet-answer.ts';
import { roundOf } from './wallet-round.ts';

type StakeRequest = Omit<BetRequest, 'token'>;

/** The ports, and the stake of a session that was found already. */
export interface VendorWalletService extends WalletPort, LaunchPort {
  /** Judges a stake of play money as one of real money is judged. */
  judge(session: GameSession, request: StakeRequest): void;
  stake(session: GameSession, request: StakeRequest): Promise<WalletOutcome>;
  /** A stake and its payout in one transaction: the stake has to be covered first. */
  stakeAndPay(
    session: GameSession,
    request: StakeRequest,
    paid: PaidAtOnce,
  ): Promise<WalletOutcome>;
}

/**
 * The seamless wallet: what a vendor's calls mean, over the wager. Stakes need a live session, unless
 * they are known already; payouts and rollbacks are taken at any time, since they are owed.
 */
export function vendorWallet(deps: BetDeps): VendorWalletService {
  const { db, wager, sessions } = deps;
  return {
    async checkSession(vendor, token) {
      const session = await sessions.findLive(vendor, token);
      const { brand, memberId, gameCode, mode, currency, language, startedAt } = session;
      return { brand, vendor, memberId, gameCode, mode, currency, language, startedAt };
    },

    balance: async (player) => deps.stakeable(await balanceOf(db, player, player.currency), player),

    bet: async (vendor, request) =>
      takeBet(deps, await sessions.find(vendor, request.token), request),

    stake: (session, request) => takeBet(deps, session, request),

    stakeAndPay: (session, request, paid) => takeAndPay(deps, session, request, paid),

    judge(session, request) {
      wager.judgeOpen(session);
      checkBet(session, request, deps.vendorOf(session.vendor));
    },

    win: (vendor, request) => payWin(deps, vendor, request),

    rollback: (vendor, request) => rollBack(deps, vendor, request),

    findStake: (vendor, request) => stakeState(deps, vendor, request),

    closeRound: async (vendor, request) =>
      answerOf(deps, await wager.closeRound(roundOf(vendor, request)), { ...request, vendor }),
  };
}

async function stakeState(
  { db }: BetDeps,
  vendor: string,
  { brand, memberId, betTransactionId }: FindStakeRequest,
): Promise<StakeState> {
  const bet = await findTransfer(db, { provider: vendor, memberId, externalRef: betTransactionId });
  if (bet === null || bet.brand !== brand) return 'unknown';
  return bet.kind === 'bet' && bet.reversedBy === null ? 'taken' : 'returned';
}
