import { growingCache } from '../../platform/growing-cache.ts';
import { splitWinPostings } from '#domain/ledger/reward-postings.ts';
import { winPostings } from '#domain/ledger/win-postings.ts';
import { splitPayout } from '#domain/turnover/split-payout.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import { oweOnWinnings } from '../../promotion/reward/owe-on-winnings.ts';
import { type RoundMix, roundMix } from '../../promotion/turnover/bonus-stake.store.ts';
import { playTerms, takesBonus } from '../../promotion/turnover/play-terms.ts';
import type { Parts } from '../../parts.ts';
import type { FundAmounts, PostingRequest, PostOutcome } from '../../ledger/transfer-request.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { BetRequest, PlayingMember, WinRequest } from '../../vendors/wallet-port.ts';

const MAX_REMEMBERED = 100_000;

/** Where the payouts of rounds go, and what a vendor is told can be staked. */
export interface PayRound {
  /** null: no stake of the round was taken while a bonus or free rounds ran. */
  mixOf(vendor: string, request: WinRequest): Promise<RoundMix | null>;
  /** The round began with a stake of plain cash, on this node. */
  notePlain(vendor: string, request: Omit<BetRequest, 'token'>): void;
  /** Pays a round that was staked by terms, and owes turnover on what free rounds won. */
  pay(win: PostingRequest, amountMicro: bigint, mix: RoundMix): Promise<PostOutcome>;
  /** Cash, the running bonus, and free rounds of the game that is played, in micro-units. */
  stakeable(balances: FundAmounts, player: PlayingMember): Promise<bigint>;
}

export function payRound(
  { db, ledger, clock }: Pick<Parts, 'db' | 'ledger' | 'clock'>,
  categoryOf: (gameCode: string) => string,
): PayRound {
  /** Spares rounds of plain cash, which are nearly all, the look for a mix. */
  const plain = growingCache<true>(MAX_REMEMBERED);
  const keyOf = (
    vendor: string,
    { brand, memberId, roundRef }: WinRequest | Omit<BetRequest, 'token'>,
  ) => `${brand} ${vendor} ${memberId} ${roundRef}`;

  return {
    async mixOf(vendor, request) {
      if (plain.has(keyOf(vendor, request))) return null;
      const { brand, memberId, roundRef } = request;
      return roundMix(db, { brand, memberId, vendor, roundRef });
    },

    notePlain(vendor, request) {
      plain.set(keyOf(vendor, request), true);
    },

    pay: (win, amountMicro, mix) =>
      inTransaction(db, async (tx) => {
        const outcome = await ledger.postIn(tx, { ...win, report: ['cash', 'bonus', 'promo'] });
        const isNew = outcome.status === 'posted' && !outcome.replayed;
        if (isNew && mix.rewardId !== null) {
          await oweOnWinnings(tx, win, mix.rewardId, amountMicro, clock);
        }
        return outcome;
      }),

    async stakeable(balances, player) {
      const { cash = 0n, bonus = 0n, promo = 0n } = balances;
      if (bonus === 0n && promo === 0n) return cash;
      const terms = await playTerms(db, player, clock);
      const { gameCode } = player;
      const taken = takesBonus(terms, { gameCode, category: categoryOf(gameCode) });
      return terms.freeRounds
        .filter((one) => one.gameCode === gameCode)
        .reduce(
          (sum, one) => sum + one.roundStakeMicro * BigInt(one.left),
          cash + (taken ? bonus : 0n),
        );
    },
  };
}

/** A payout goes where its stakes came from. What free rounds won is cash, and so is late money. */
export function payoutPostings(payoutMicro: bigint, mix: RoundMix | null): readonly Posting[] {
  if (mix === null || payoutMicro === 0n || !mix.bonusRuns) return winPostings({ payoutMicro });
  return splitWinPostings(splitPayout(payoutMicro, mix));
}
