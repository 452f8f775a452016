import type { GameState } from '#domain/game/game-offer.ts';
import { JACKPOT } from '#domain/ledger/account-kind.ts';
import { betPostings } from '#domain/ledger/bet-postings.ts';
import { winPostings } from '#domain/ledger/win-postings.ts';
import { balanceOf, findTransfer } from '../../ledger/ledger.read.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { PostOutcome, TransferRequest } from '../../ledger/transfer-request.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Relay } from '../../platform/outbox/relay.ts';
import type { RoundEvent } from '../../vendors/round-event.ts';
import type {
  BetRequest,
  CloseRoundRequest,
  RollbackRequest,
  WalletAnswer,
  WalletPort,
  WinRequest,
} from '../../vendors/wallet-port.ts';
import { checkBet, checkPayout } from './check-bet.ts';
import type { GameSessions } from './game-session.read.ts';
import { answerOf, STAKE_FUNDS, stakeable } from './wallet-answer.ts';

export interface VendorWalletDependencies {
  db: Db;
  ledger: Ledger;
  relay: Relay;
  sessions: GameSessions;
  /** 0 normal, 1 maintenance, 2 region blocked: a closed site takes no stake. */
  siteStatusOf: (brand: string) => 0 | 1 | 2;
  /** A game that is shut takes no stake, and its rounds are paid out all the same. */
  gameStateOf: (brand: string, vendor: string, gameCode: string) => GameState;
}

/**
 * The reference that marks a round as closed; bets are refused once it stands. The blank keeps it
 * apart from every id a vendor can send.
 */
const closeRef = (roundRef: string): string => `close ${roundRef}`;

/**
 * The seamless wallet's rules over the ledger: who may stake, what belongs to what. Stakes need a
 * live session; payouts and rollbacks are taken at any time, since they are owed.
 */
export function vendorWallet(deps: VendorWalletDependencies): WalletPort {
  const { db, ledger, sessions } = deps;

  async function post(request: TransferRequest): Promise<PostOutcome> {
    const outcome = await ledger.post(request);
    if (outcome.status === 'posted' && !outcome.replayed) deps.relay.nudge();
    return outcome;
  }

  /** What a reference of the vendor's names; transfers never change, so what is found stays true. */
  const find = (vendor: string, { memberId }: Movement, externalRef: string) =>
    findTransfer(db, { provider: vendor, memberId, externalRef });

  /** Leaves the mark that later stakes are refused by. */
  async function close(
    vendor: string,
    request: CloseRoundRequest | WinRequest,
  ): Promise<WalletAnswer> {
    const outcome = await post({
      ...movement(vendor, request, 'win'),
      externalRef: closeRef(request.roundRef),
      postings: [],
      event: eventOf(request, 'close', 0n, true),
    });
    return answerOf(outcome, request.currency);
  }

  /**
   * A payout after its round was closed is owed all the same: it is kept apart as an adjustment, for
   * review. Which of the two a reference became is told by their content, so that it is answered the
   * same way again.
   */
  async function payOut(vendor: string, request: WinRequest): Promise<WalletAnswer> {
    const win = {
      ...movement(vendor, request, 'win'),
      postings: winPostings({ payoutMicro: request.amountMicro }),
      requires: request.betTransactionId,
      event: eventOf(request, 'payout', request.amountMicro, request.closesRound),
    };
    if (request.amountMicro === 0n) return answerOf(await post(win), request.currency);
    const inTime = await post({ ...win, forbids: closeRef(request.roundRef) });
    const mayBeLate =
      inTime.status === 'refused' &&
      (inTime.reason === 'forbidden' || inTime.reason === 'referenceMismatch');
    if (!mayBeLate) return answerOf(inTime, request.currency);
    const late = await post({ ...win, kind: 'adjustment' });
    return { ...answerOf(late, request.currency), late: true };
  }

  return {
    async checkSession(vendor, token) {
      const { brand, memberId, gameCode, currency, language, startedAt } = await sessions.findLive(
        vendor,
        token,
      );
      return { brand, memberId, gameCode, currency, language, startedAt };
    },

    balance: async ({ brand, memberId, currency }) =>
      stakeable(await balanceOf(db, { brand, memberId }, currency)),

    async bet(vendor, request) {
      const session = await sessions.findLive(vendor, request.token);
      checkBet(session, request, {
        siteStatus: deps.siteStatusOf(session.brand),
        gameState: deps.gameStateOf(session.brand, vendor, session.gameCode),
      });
      const { jackpotContributionMicro: poolMicro = 0n } = request;
      const outcome = await post({
        ...movement(vendor, request, 'bet'),
        referenceScope: 'member',
        postings: betPostings({
          stakeMicro: request.amountMicro,
          funds: STAKE_FUNDS,
          ...(poolMicro > 0n && { contribution: { to: JACKPOT, amountMicro: poolMicro } }),
        }),
        forbids: closeRef(request.roundRef),
        event: eventOf(request, 'stake', request.amountMicro, false),
      });
      const answer = answerOf(outcome, request.currency);
      if (answer.duplicate) {
        // What was given back since is no stake any more, whatever was answered the first time.
        const bet = await find(vendor, request, request.transactionId);
        if (bet !== null && bet.reversedBy !== null) throw new Problem('TRANSACTION_ROLLED_BACK');
      }
      return answer;
    },

    async win(vendor, request) {
      checkPayout(request.amountMicro);
      const bet = await find(vendor, request, request.betTransactionId);
      // The ledger only knows whether the reference exists, not that it is a stake of this round.
      const isStake = bet === null || bet.kind === 'bet' || bet.kind === 'tombstone';
      const isOfRound = bet === null || bet.roundRef === request.roundRef;
      if (!isStake || !isOfRound) throw new Problem('TRANSACTION_DOES_NOT_EXIST');
      const answer = await payOut(vendor, request);
      if (request.closesRound) await close(vendor, request);
      return answer;
    },

    async rollback(vendor, request) {
      const { transactionId, betTransactionId } = request;
      if (transactionId === betTransactionId) throw new Problem('DUPLICATE_TRANSACTION');
      const bet = await find(vendor, request, betTransactionId);
      // As with the amount, what was staked decides: it is given back to the round it was taken for.
      const roundRef = bet?.roundRef ?? request.roundRef;
      const outcome = await post({
        ...movement(vendor, { ...request, roundRef }, 'rollback'),
        reverses: betTransactionId,
        unlessSettled: true,
        event: eventOf(request, 'rollback', 0n, false),
      });
      return answerOf(outcome, request.currency);
    },

    closeRound: close,
  };
}

type Movement = BetRequest | WinRequest | RollbackRequest | CloseRoundRequest;

function movement(vendor: string, request: Movement, kind: 'bet' | 'win' | 'rollback') {
  const { brand, memberId, currency, roundRef } = request;
  const externalRef = 'transactionId' in request ? request.transactionId : closeRef(roundRef);
  return { brand, memberId, currency, provider: vendor, externalRef, kind, roundRef };
}

function eventOf(
  { gameCode }: Movement,
  kind: RoundEvent['movement'],
  amountMicro: bigint,
  closes: boolean,
): RoundEvent {
  return { gameCode, movement: kind, amountMicro: String(amountMicro), closes };
}
