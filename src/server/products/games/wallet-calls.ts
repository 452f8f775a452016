import { PLAY_FUNDS } from '#domain/ledger/account-kind.ts';
import type { FundAmounts } from '../../ledger/transfer-request.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { Site } from '../../platform/route.ts';
import type {
  BetCall,
  BetWinCall,
  CallPlayer,
  MovedReply,
  RefreshCall,
  SessionReply,
  WalletCall,
  WalletReply,
  WinCall,
} from '../../outside/dialects/wallet-call.ts';
import { openGameSession } from '../../vendors/open-game-session.ts';
import type { WalletOutcome } from '../../vendors/wallet-port.ts';
import type { BetDeps } from './bet-deps.ts';
import { checkVendorPayout } from './check-bet.ts';
import type { GameSession, LiveGameSession } from './game-session.read.ts';
import type { RoundTotals } from './round-totals.read.ts';
import type { VendorWalletService } from './vendor-wallet.ts';

export interface WalletCallDependencies extends Pick<BetDeps, 'db' | 'sessions' | 'clock'> {
  readonly wallet: VendorWalletService;
  readonly totalsOf: RoundTotals;
  readonly balancesOf: (session: GameSession) => Promise<FundAmounts>;
}

/** Who calls, over which site, and how its ids are unique. */
export interface CallingSide {
  readonly vendor: string;
  readonly site: Site | null;
  readonly scope: 'member' | 'provider';
}

type Accepted = Exclude<WalletReply, { kind: 'refused' }>;

/** Answers a vendor's calls of any dialect. @throws Problem for a refusal */
export type WalletCalls = (side: CallingSide, call: WalletCall) => Promise<Accepted>;

/** The wallet as outside vendors call it: about the member whose token they hold. */
export function walletCalls(deps: WalletCallDependencies): WalletCalls {
  const { wallet, sessions, balancesOf } = deps;
  return async (side, call) => {
    switch (call.kind) {
      case 'check': {
        const session = await sessions.findLive(side.vendor, call.token);
        checkSession(side, session, call);
        return told(session, call.token, await wallet.balance(session));
      }
      case 'refresh':
        return refresh(deps, side, call);
      case 'balance': {
        const session = await sessions.findLive(side.vendor, call.token);
        checkSession(side, session, call);
        const balances = await balancesOf(session);
        return {
          kind: 'balance',
          currency: session.currency,
          balanceMicro: await wallet.balance(session),
          funds: PLAY_FUNDS.map((fund) => ({ fund, amountMicro: balances[fund] ?? 0n })),
        };
      }
      case 'bet': {
        const session = await sessions.find(side.vendor, call.token);
        checkBrand(side, session);
        return moved(await wallet.stake(session, stakeOf(side, session, call)), call, session);
      }
      case 'betWin': {
        const session = await sessions.find(side.vendor, call.token);
        checkBrand(side, session);
        const { stakeMicro: amountMicro } = call;
        const payoutMicro = checkVendorPayout(call.payoutMicro, session.currency);
        const stake = stakeOf(side, session, { ...call, amountMicro, freeRound: false });
        const { closesRound } = call;
        const outcome = await wallet.stakeAndPay(session, stake, { payoutMicro, closesRound });
        return moved(outcome, call, session);
      }
      case 'win': {
        const session = await owned(deps, side, call);
        const outcome = await wallet.win(side.vendor, payoutOf(session, call));
        return moved(outcome, call, session);
      }
      case 'rollback': {
        const session = await owned(deps, side, call);
        const outcome = await wallet.rollback(side.vendor, {
          ...memberOf(session),
          transactionId: call.transactionId,
          betTransactionId: call.betTransactionId,
          roundRef: call.roundId,
          gameCode: call.gameCode,
          currency: session.currency,
        });
        return moved(outcome, call, session);
      }
      case 'close':
        return close(deps, side, call);
    }
  };
}

/** Another token in the place of one that is live; the old one is refused for stakes from then on. */
async function refresh(
  { db, clock, sessions, wallet }: WalletCallDependencies,
  side: CallingSide,
  call: RefreshCall,
): Promise<SessionReply> {
  const session = await sessions.findLive(side.vendor, call.token);
  checkSession(side, session, call);
  if (session.signIn === null) throw new Problem('TOKEN_EXPIRED');
  const { vendor, gameCode, mode, currency } = session;
  const launch = { ...memberOf(session), vendor, gameCode, mode, currency };
  const memberSessionHash = session.signIn.tokenHash;
  const { token, expiresAt } = await inTransaction(db, (tx) =>
    openGameSession(tx, { ...launch, memberSessionHash }, clock),
  );
  return told({ ...session, expiresAt }, token, await wallet.balance(session));
}

async function close(
  deps: WalletCallDependencies,
  side: CallingSide,
  call: Extract<WalletCall, { kind: 'close' }>,
): Promise<Accepted> {
  const { wallet, totalsOf } = deps;
  const { vendor } = side;
  const session = await owned(deps, side, call);
  if ((await totalsOf(session, vendor, call.roundId)) === null)
    throw new Problem('ROUND_NOT_FOUND');
  const { gameCode } = call;
  const round = { ...memberOf(session), roundRef: call.roundId, gameCode };
  const { currency } = session;
  const outcome = await wallet.closeRound(vendor, { ...round, currency });
  // Read again behind the mark: no stake can be added any more.
  const totals = await totalsOf(session, vendor, call.roundId);
  return {
    kind: 'closed',
    roundId: call.roundId,
    duplicate: outcome.duplicate,
    stakeMicro: totals?.stakeMicro ?? 0n,
    payoutMicro: totals?.payoutMicro ?? 0n,
    currency,
    balanceMicro: outcome.balanceMicro,
  };
}

const stakeOf = (
  { scope }: CallingSide,
  session: GameSession,
  call:
    | Omit<BetCall, 'kind'>
    | (Omit<BetWinCall, 'kind'> & { amountMicro: bigint; freeRound: false }),
) => ({
  brand: session.brand,
  memberId: BigInt(call.memberId),
  transactionId: call.transactionId,
  roundRef: call.roundId,
  gameCode: call.gameCode,
  currency: call.currency,
  amountMicro: call.amountMicro,
  freeRound: call.freeRound,
  scope,
});

const payoutOf = (session: GameSession, call: WinCall) => ({
  ...memberOf(session),
  transactionId: call.transactionId,
  betTransactionId: call.betTransactionId,
  roundRef: call.roundId,
  gameCode: call.gameCode,
  currency: session.currency,
  amountMicro: checkVendorPayout(call.amountMicro, session.currency),
  closesRound: call.closesRound,
});

/** The session of a token, live or not: what is owed is taken after its end. */
async function owned(
  { sessions }: WalletCallDependencies,
  side: CallingSide,
  call: CallPlayer,
): Promise<GameSession> {
  const session = await sessions.find(side.vendor, call.token);
  checkSession(side, session, call);
  return session;
}

/** @throws Problem INVALID_TOKEN, WRONG_MEMBER, INVALID_GAME, WRONG_CURRENCY */
function checkSession(
  side: CallingSide,
  session: GameSession,
  claim: Pick<CallPlayer, 'gameCode'> & Partial<CallPlayer>,
): void {
  checkBrand(side, session);
  if (claim.memberId !== undefined && session.memberId !== BigInt(claim.memberId)) {
    throw new Problem('WRONG_MEMBER');
  }
  if (session.gameCode !== claim.gameCode) throw new Problem('INVALID_GAME');
  if (claim.currency !== undefined && claim.currency !== session.currency) {
    throw new Problem('WRONG_CURRENCY');
  }
}

/** A vendor may call any host; on a brand's own one only that brand's tokens hold. @throws Problem INVALID_TOKEN */
function checkBrand({ site }: CallingSide, { brand, mode }: GameSession): void {
  // Play money is none of a vendor's business.
  if (mode !== 'real') throw new Problem('INVALID_TOKEN');
  if (site !== null && site.brand !== brand) throw new Problem('INVALID_TOKEN');
}

const memberOf = ({ brand, memberId }: GameSession) => ({ brand, memberId });

const told = (session: LiveGameSession, token: string, balanceMicro: bigint): SessionReply => ({
  kind: 'session',
  token,
  memberId: String(session.memberId),
  nickname: session.nickname,
  currency: session.currency,
  language: session.language,
  gameCode: session.gameCode,
  balanceMicro,
  expiresAt: session.expiresAt.toISOString(),
});

function moved(
  { remembered, late, duplicate, transferId, balanceMicro }: WalletOutcome,
  { transactionId }: { transactionId: string },
  { currency }: GameSession,
): MovedReply {
  const status = remembered ? 'remembered' : 'accepted';
  return {
    kind: 'moved',
    status: late ? 'late' : status,
    duplicate,
    transactionId,
    transferId: String(transferId),
    currency,
    balanceMicro,
  };
}
