import { PLAY_FUNDS } from '#domain/ledger/account-kind.ts';
import type { WalletAnswer } from '#contract/generated/types.ts';
import type { FundAmounts } from '../../ledger/transfer-request.ts';
import { type CallFacts, type Route, route } from '../../platform/route.ts';
import { Problem } from '../../platform/problem.ts';
import type { WalletOutcome } from '../../vendors/wallet-port.ts';
import { checkVendorPayout } from './check-bet.ts';
import type { GameSession, GameSessions } from './game-session.read.ts';
import type { RoundTotals } from './round-totals.read.ts';
import type { VendorWalletService } from './vendor-wallet.ts';

/** The wallet as outside vendors call it: signed, and about the member whose token they hold. */
export function vendorWalletRoutes({
  wallet,
  sessions,
  totalsOf,
  balancesOf,
}: {
  wallet: VendorWalletService;
  sessions: GameSessions;
  totalsOf: RoundTotals;
  balancesOf: (session: GameSession) => Promise<FundAmounts>;
}): Route[] {
  return [
    route('walletSessionCheck', async (call) => {
      const { token, gameCode } = call.body;
      const session = await sessions.findLive(vendorOf(call), token);
      checkBrand(call, session);
      checkGame(session, gameCode);
      const balanceMicro = await wallet.balance(session);
      return {
        memberId: String(session.memberId),
        nickname: session.nickname,
        currency: session.currency,
        language: session.language,
        gameCode: session.gameCode,
        balanceMicro: String(balanceMicro),
        expiresAt: session.expiresAt.toISOString(),
      };
    }),

    route('walletBalance', async (call) => {
      const session = await sessions.findLive(vendorOf(call), call.body.token);
      checkBrand(call, session);
      checkOwner(session, call.body);
      const balances = await balancesOf(session);
      const balanceMicro = await wallet.balance(session);
      return {
        currency: session.currency,
        balanceMicro: String(balanceMicro),
        funds: PLAY_FUNDS.map((fund) => ({ fund, amountMicro: String(balances[fund] ?? 0n) })),
      };
    }),

    route('walletBet', async (call) => {
      const { body } = call;
      const session = await sessions.find(vendorOf(call), body.token);
      checkBrand(call, session);
      const answer = await wallet.stake(session, {
        brand: session.brand,
        memberId: BigInt(body.memberId),
        transactionId: body.transactionId,
        roundRef: body.roundId,
        gameCode: body.gameCode,
        currency: body.currency,
        amountMicro: BigInt(body.amountMicro),
        freeRound: body.freeRound === true,
      });
      return view(answer, body.transactionId, session);
    }),

    route('walletWin', async (call) => {
      const { body } = call;
      const vendor = vendorOf(call);
      const session = await ownedSession(sessions, call);
      const answer = await wallet.win(vendor, {
        ...memberOfSession(session),
        transactionId: body.transactionId,
        betTransactionId: body.referenceTransactionId,
        roundRef: body.roundId,
        gameCode: body.gameCode,
        currency: body.currency,
        amountMicro: checkVendorPayout(BigInt(body.amountMicro), session.currency),
        closesRound: body.roundClosed === true,
      });
      return view(answer, body.transactionId, session);
    }),

    route('walletRollback', async (call) => {
      const { body } = call;
      const vendor = vendorOf(call);
      const session = await ownedSession(sessions, call);
      const answer = await wallet.rollback(vendor, {
        ...memberOfSession(session),
        transactionId: body.transactionId,
        betTransactionId: body.referenceTransactionId,
        roundRef: body.roundId,
        gameCode: body.gameCode,
        currency: session.currency,
      });
      return view(answer, body.transactionId, session);
    }),

    route('walletCloseRound', async (call) => {
      const { body } = call;
      const vendor = vendorOf(call);
      const session = await ownedSession(sessions, call);
      if ((await totalsOf(session, vendor, body.roundId)) === null) {
        throw new Problem('ROUND_NOT_FOUND');
      }
      const answer = await wallet.closeRound(vendor, {
        ...memberOfSession(session),
        roundRef: body.roundId,
        gameCode: body.gameCode,
        currency: session.currency,
      });
      // Read again behind the mark: no stake can be added any more.
      const totals = await totalsOf(session, vendor, body.roundId);
      return {
        roundId: body.roundId,
        duplicate: answer.duplicate,
        stakeMicro: String(totals?.stakeMicro ?? 0n),
        payoutMicro: String(totals?.payoutMicro ?? 0n),
        currency: session.currency,
        balanceMicro: String(answer.balanceMicro),
      };
    }),
  ];
}

function vendorOf(call: CallFacts): string {
  if (call.caller.kind !== 'vendor') throw new Error('a vendor route was opened to others');
  return call.caller.code;
}

interface OwnerClaim {
  memberId: string;
  gameCode: string;
  currency?: string | undefined;
}

/** The session of a token, live or not: what is owed is taken after its end. */
async function ownedSession(
  sessions: GameSessions,
  call: CallFacts & { body: OwnerClaim & { token: string } },
): Promise<GameSession> {
  const session = await sessions.find(vendorOf(call), call.body.token);
  checkBrand(call, session);
  checkOwner(session, call.body);
  return session;
}

/** A vendor may call any host; on a brand's own one only that brand's tokens hold. @throws Problem INVALID_TOKEN */
function checkBrand({ site }: CallFacts, { brand, mode }: GameSession): void {
  // Play money is none of a vendor's business.
  if (mode !== 'real') throw new Problem('INVALID_TOKEN');
  if (site !== null && site.brand !== brand) throw new Problem('INVALID_TOKEN');
}

/** @throws Problem WRONG_MEMBER, INVALID_GAME, WRONG_CURRENCY */
function checkOwner(session: GameSession, claim: OwnerClaim): void {
  if (session.memberId !== BigInt(claim.memberId)) throw new Problem('WRONG_MEMBER');
  checkGame(session, claim.gameCode);
  if (claim.currency !== undefined && claim.currency !== session.currency) {
    throw new Problem('WRONG_CURRENCY');
  }
}

function checkGame(session: GameSession, gameCode: string): void {
  if (session.gameCode !== gameCode) throw new Problem('INVALID_GAME');
}

function memberOfSession({ brand, memberId }: GameSession) {
  return { brand, memberId };
}

function view(answer: WalletOutcome, transactionId: string, session: GameSession): WalletAnswer {
  const status = answer.remembered ? 'remembered' : 'accepted';
  return {
    status: answer.late ? 'late' : status,
    duplicate: answer.duplicate,
    transactionId,
    transferId: String(answer.transferId),
    currency: session.currency,
    balanceMicro: String(answer.balanceMicro),
  };
}
