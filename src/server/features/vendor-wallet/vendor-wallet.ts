import type { GameState } from '#contract/generated/types.ts';
import { JACKPOT } from '#domain/ledger/account-kind.ts';
import { betPostings } from '#domain/ledger/bet-postings.ts';
import type { RoundMix } from '../../promotion/turnover/bonus-stake.store.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { balanceOf, findTransfer } from '../../ledger/ledger.read.ts';
import type {
  PostingRequest,
  PostOutcome,
  TransferRequest,
} from '../../ledger/transfer-request.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import type { GameVendor } from '../../vendors/game-vendor.ts';
import type { RoundPart } from '../../play/facts/round-part.ts';
import type {
  BetRequest,
  CloseRoundRequest,
  LaunchPort,
  PlayingMember,
  RollbackRequest,
  WalletOutcome,
  WalletPort,
  WinRequest,
} from '../../vendors/wallet-port.ts';
import { checkBet, checkPayout } from './check-bet.ts';
import type { GameSession, GameSessions } from './game-session.read.ts';
import { type PayRound, payoutPostings } from './pay-round.ts';
import type { SignInActivity } from './sign-in-activity.ts';
import { stakeByTerms } from './stake-by-terms.ts';
import { answerOf } from './wallet-answer.ts';

interface VendorWalletParts extends Pick<Parts, 'db' | 'ledger' | 'relay' | 'clock'> {
  payRound: PayRound;
  sessions: GameSessions;
  activity: SignInActivity;
  /** 0 normal, 1 maintenance, 2 region blocked: a closed site takes no stake. */
  siteStatusOf: (brand: string) => 0 | 1 | 2;
  /** A game that is shut takes no stake, and its rounds are paid out all the same. */
  gameStateOf: (brand: string, vendor: string, gameCode: string) => GameState;
  /** Vendors and games by their codes: stakes a vendor can express, categories for the events. */
  catalogue: {
    vendor: (code: string) => Pick<GameVendor, 'stakeTerms' | 'cancelsPayouts'> | null;
    categoryOf: (vendor: string, gameCode: string) => string;
  };
}

/** The ports, and the stake of a session that was found already. */
export interface VendorWalletService extends WalletPort, LaunchPort {
  /** Judges a stake before it is taken, be it of real or of play money. */
  judge(session: GameSession, request: StakeRequest): void;
  stake(session: GameSession, request: StakeRequest): Promise<WalletOutcome>;
}

type StakeRequest = Omit<BetRequest, 'token'>;
type WinPosting = PostingRequest;

/**
 * The reference that marks a round as closed; bets are refused once it stands. The blank keeps it
 * apart from every id a vendor can send.
 */
const closeRef = (roundRef: string): string => `close ${roundRef}`;

/**
 * The seamless wallet's rules over the ledger: who may stake, what belongs to what. Stakes need a
 * live session, unless they are known already; payouts and rollbacks are taken at any time, since they
 * are owed.
 */
export function vendorWallet(deps: VendorWalletParts): VendorWalletService {
  const { db, ledger, sessions, payRound } = deps;

  /** @throws Problem for a refusal */
  async function answer(outcome: PostOutcome, player: PlayingMember): Promise<WalletOutcome> {
    const balanceMicro = await payRound.stakeable(outcome.balances, player);
    return answerOf(outcome, player.currency, balanceMicro);
  }

  /** A payout of a round that was staked with a bonus or free rounds settles what follows from it. */
  async function settleWin(
    win: WinPosting,
    request: WinRequest,
    mix: RoundMix | null,
  ): Promise<PostOutcome> {
    if (mix === null) return post(win);
    const outcome = await payRound.pay(win, request.amountMicro, mix);
    deps.relay.nudge();
    return outcome;
  }

  async function post(request: TransferRequest): Promise<PostOutcome> {
    const outcome = await ledger.post(request);
    if (outcome.status === 'posted' && !outcome.replayed) deps.relay.nudge();
    return outcome;
  }

  function eventOf(
    vendor: string,
    { gameCode }: Movement,
    kind: RoundPart['movement'],
    amountMicro: bigint,
    closes: boolean,
  ): RoundPart {
    const category = deps.catalogue.categoryOf(vendor, gameCode);
    return {
      product: 'game',
      vendor,
      gameCode,
      category,
      movement: kind,
      amountMicro: String(amountMicro),
      closes,
    };
  }

  /** What a reference of the vendor's names; transfers never change, so what is found stays true. */
  const find = (vendor: string, { memberId }: MemberKey, externalRef: string) =>
    findTransfer(db, { provider: vendor, memberId, externalRef });

  /** Leaves the mark that later stakes are refused by. */
  async function close(
    vendor: string,
    request: CloseRoundRequest | WinRequest,
  ): Promise<WalletOutcome> {
    const outcome = await post({
      ...movement(vendor, request, 'win'),
      externalRef: closeRef(request.roundRef),
      postings: [],
      event: eventOf(vendor, request, 'close', 0n, true),
    });
    return answer(outcome, request);
  }

  /**
   * A payout after its round was closed is owed all the same: it is kept apart as an adjustment, for
   * review. Which of the two a reference became is told by their content, so that it is answered the
   * same way again.
   */
  async function payOut(vendor: string, request: WinRequest): Promise<WalletOutcome> {
    const mix = await payRound.mixOf(vendor, request);
    const pay = (posting: WinPosting) => settleWin(posting, request, mix);
    const win = {
      ...movement(vendor, request, 'win'),
      postings: payoutPostings(request.amountMicro, mix),
      requires: request.betTransactionId,
      content: ['win', request.gameCode, request.betTransactionId, String(request.amountMicro)],
      event: eventOf(vendor, request, 'payout', request.amountMicro, request.closesRound),
    };
    // Neither can be late: nothing is paid, or the round has no other stake.
    const cannotBeLate = request.amountMicro === 0n || request.soleStake === true;
    if (cannotBeLate) return answer(await pay(win), request);
    const inTime = await pay({ ...win, forbids: closeRef(request.roundRef) });
    const mayBeLate =
      inTime.status === 'refused' &&
      (inTime.reason === 'forbidden' || inTime.reason === 'referenceMismatch');
    if (!mayBeLate) return answer(inTime, request);
    const late = await pay({ ...win, kind: 'adjustment' });
    return { ...(await answer(late, request)), late: true };
  }

  function judge(session: GameSession, request: StakeRequest): void {
    const { vendor } = session;
    checkBet(session, request, {
      siteStatus: deps.siteStatusOf(session.brand),
      gameState: deps.gameStateOf(session.brand, vendor, session.gameCode),
      stakeTerms: deps.catalogue.vendor(vendor)?.stakeTerms(session.currency) ?? null,
    });
  }

  async function stake(session: GameSession, request: StakeRequest): Promise<WalletOutcome> {
    const { vendor } = session;
    // Real money is never staked with a token for play money.
    if (session.mode !== 'real') throw new Problem('INVALID_TOKEN');
    judge(session, request);
    const taken = await answer(await takeStake(session, request), request);
    if (taken.duplicate) {
      // What was given back since is no stake any more, whatever was answered the first time.
      const bet = await find(vendor, request, request.transactionId);
      if (bet !== null && bet.reversedBy !== null) throw new Problem('TRANSACTION_ROLLED_BACK');
    } else {
      deps.activity.note(session);
    }
    return taken;
  }

  /** Takes cash; where a bonus or free rounds run, the ledger refuses that and their terms decide. */
  async function takeStake(session: GameSession, request: StakeRequest): Promise<PostOutcome> {
    const { vendor } = session;
    const { jackpotContributionMicro: poolMicro = 0n } = request;
    const guard = {
      gameSessionHash: session.tokenHash,
      idleSeconds: (session.signIn?.idleMinutes ?? 0) * 60,
    };
    const posting = {
      ...movement(vendor, request, 'bet'),
      referenceScope: 'member' as const,
      // Not the part that feeds the jackpot: those terms are ours and may change under a retry.
      content: ['bet', request.gameCode, String(request.amountMicro)],
      forbids: closeRef(request.roundRef),
      event: eventOf(vendor, request, 'stake', request.amountMicro, false),
    };
    const plain = await post({
      ...posting,
      guard,
      postings: betPostings({
        stakeMicro: request.amountMicro,
        funds: ['cash'],
        ...(poolMicro > 0n && { contribution: { to: JACKPOT, amountMicro: poolMicro } }),
      }),
    });
    if (plain.status === 'posted') payRound.notePlain(vendor, request);
    if (plain.status === 'posted' || plain.reason !== 'underTerms') return plain;
    const category = deps.catalogue.categoryOf(vendor, request.gameCode);
    const termed = { ...posting, guard: { ...guard, byTerms: true } };
    const outcome = await stakeByTerms(deps, { vendor, category, bet: request, posting: termed });
    deps.relay.nudge();
    return outcome;
  }

  return {
    async checkSession(vendor, token) {
      const session = await sessions.findLive(vendor, token);
      const { brand, memberId, gameCode, mode, currency, language, startedAt } = session;
      return { brand, memberId, gameCode, mode, currency, language, startedAt };
    },

    balance: async (player) =>
      payRound.stakeable(await balanceOf(db, player, player.currency), player),

    bet: async (vendor, request) => stake(await sessions.find(vendor, request.token), request),

    stake,

    judge,

    async win(vendor, request) {
      checkPayout(request.amountMicro);
      if (request.soleStake === true) return payOut(vendor, request);
      const bet = await find(vendor, request, request.betTransactionId);
      // The ledger only knows whether the reference exists, not that it is a stake of this round.
      const isStake = bet === null || bet.kind === 'bet' || bet.kind === 'tombstone';
      const isOfRound = bet === null || bet.roundRef === request.roundRef;
      if (!isStake || !isOfRound) throw new Problem('TRANSACTION_DOES_NOT_EXIST');
      const paid = await payOut(vendor, request);
      if (request.closesRound) await close(vendor, request);
      return paid;
    },

    async rollback(vendor, request) {
      const { transactionId, betTransactionId } = request;
      if (transactionId === betTransactionId) throw new Problem('DUPLICATE_TRANSACTION');
      const original = await find(vendor, request, betTransactionId);
      // As with the amount, the original decides: it is taken back in the round it was made in.
      const roundRef = original?.roundRef ?? request.roundRef;
      const isPayout = original?.kind === 'win' || original?.kind === 'adjustment';
      const cancelsPayouts = deps.catalogue.vendor(vendor)?.cancelsPayouts === true;
      const outcome = await post({
        ...movement(vendor, { ...request, roundRef }, 'rollback'),
        reverses: betTransactionId,
        // It is retried until it is accepted: what the player no longer has becomes a debt.
        ...(cancelsPayouts && {
          reversibleKinds: ['bet', 'win', 'adjustment'],
          shortfall: 'receivable',
        }),
        // Whatever amount it names, and whatever kinds of money it gives back.
        content: ['rollback', betTransactionId],
        unlessSettled: true,
        event: eventOf(vendor, request, isPayout ? 'payoutRollback' : 'rollback', 0n, false),
      });
      return answer(outcome, request);
    },

    async findStake(vendor, request) {
      const bet = await find(vendor, request, request.betTransactionId);
      if (bet === null || bet.brand !== request.brand) return 'unknown';
      return bet.kind === 'bet' && bet.reversedBy === null ? 'taken' : 'returned';
    },

    closeRound: close,
  };
}

type Movement = StakeRequest | WinRequest | RollbackRequest | CloseRoundRequest;

function movement(vendor: string, request: Movement, kind: 'bet' | 'win' | 'rollback') {
  const { brand, memberId, currency, roundRef } = request;
  const externalRef = 'transactionId' in request ? request.transactionId : closeRef(roundRef);
  return { brand, memberId, currency, provider: vendor, externalRef, kind, roundRef };
}
