import { MULTIPLIER_ONE } from '../../multiplier.ts';
import { type Fraction, fraction } from '../fraction.ts';
import { ACE_VALUE, softTotal, TEN_VALUE, TWENTY_ONE } from '../../blackjack/hand.ts';
import { HAND_PAYS, INSURANCE_PAYS } from '../../blackjack/hand-result.ts';
import { strategyMove } from '../../blackjack/strategy.ts';
import type { BlackjackTable } from './table.ts';
import { blackjackChance, countOf, fullShoe, type Shoe, without } from './composition.ts';
import { dealerChances, dealerResults } from './dealer-ends.ts';
import { type DoubledStakes, handGains, handOf } from './hand-gain.ts';
import { firstHandGain, splitGain } from './split-gain.ts';

/** Chances as shares of all rounds. */
export interface BlackjackProof {
  /** Average payout less further stakes, for a first stake of 1. */
  readonly returns: number;
  /** A blackjack of the player that is paid 3:2. */
  readonly blackjack: number;
  /** Both have a blackjack. */
  readonly blackjackPush: number;
  readonly dealerBlackjack: number;
  /**
   * The dealer's totals without a blackjack, from the least on which the dealer stands to 21, and
   * last more than 21, if the dealer's hand is played in every round.
   */
  readonly dealer: readonly number[];
}

/** The gains of a bet on a seat, where they depend on whether further stakes are added to it. */
interface BetGains {
  readonly doubledStakes: DoubledStakes;
  readonly split: typeof splitGain;
}

const SEAT: BetGains = { doubledStakes: 2, split: splitGain };
const BEHIND: BetGains = { doubledStakes: 1, split: firstHandGain };

/**
 * The return of the published strategy, from the composition of the whole shoe: for every up card and
 * every two cards of the player, every card that can follow is drawn with its chance in the rest of
 * the shoe, and so is every hand of the dealer. Nothing is estimated, splits to four hands included;
 * `splitGain` explains why their hands may be added. Only the arithmetic is rounded, to the precision
 * of floating point, far below the stated digits. A test plays the real rules against it.
 */
export function proveReturn(table: BlackjackTable): BlackjackProof {
  return proveBet(table, SEAT);
}

/**
 * The return of a bet behind a seat that plays the published strategy, for a stake of 1. The bet is
 * never raised: it has the result of a doubled hand on its single stake, and it follows the first
 * hand of a split. A blackjack pays as for the seat.
 *
 * @throws RangeError unless a seat has two hands at most: the result is not exact for further splits
 */
export function proveBehind(table: BlackjackTable): number {
  if (table.mostHands !== 2) throw new RangeError('a bet behind is proved for two hands at most');
  return proveBet(table, BEHIND).returns;
}

function proveBet(table: BlackjackTable, bet: BetGains): BlackjackProof {
  const shoe = fullShoe(table);
  let [gain, blackjack, blackjackPush, dealerBlackjack] = [0, 0, 0, 0];
  const dealer = Array.from({ length: dealerResults(table) }, () => 0);
  eachCard(shoe, ACE_VALUE, (up, upChance) => {
    dealerBlackjack += upChance * blackjackChance(shoe, up);
    for (const [result, chance] of dealerChances(table, shoe, up).entries()) {
      dealer[result] = (dealer[result] ?? 0) + upChance * chance;
    }
    const gains = handGains(table, shoe, up, bet.doubledStakes);
    eachCard(shoe, ACE_VALUE, (first, firstChance) => {
      eachCard(shoe, first, (second, secondChance) => {
        const orders = first === second ? 1 : 2;
        const chance = upChance * firstChance * secondChance * orders;
        const lost = blackjackChance(shoe, up);
        const hand = handOf([first, second]);
        const total = softTotal(hand.sum, hand.hasAce);
        if (total.total === TWENTY_ONE) {
          blackjack += chance * (1 - lost);
          blackjackPush += chance * lost;
          gain += chance * (1 - lost) * netOf(HAND_PAYS.blackjack);
          return;
        }
        const pairValue = first === second ? first : null;
        const move = strategyMove({ ...total, pairValue, canDouble: true, up });
        const played = move === 'split' ? bet.split(table, shoe, up, first) : gains.played(hand);
        gain += chance * (played - lost);
      });
    });
  });
  return { returns: 1 + gain, blackjack, blackjackPush, dealerBlackjack, dealer };
}

const netOf = (multiplier: bigint): number => Number(multiplier - MULTIPLIER_ONE) / 10_000;

/** Draws every value from `least` on, with its chance, and takes the card out meanwhile. */
function eachCard(shoe: Shoe, least: number, visit: (value: number, chance: number) => void): void {
  for (let value = least; value <= TEN_VALUE; value += 1) {
    const chance = countOf(shoe, value) / shoe.size;
    without(shoe, value, 1, () => visit(value, chance));
  }
}

/** The insurance of a player who knows only the dealer's ace. */
export function proveInsurance(table: Pick<BlackjackTable, 'decks'>): {
  readonly chance: Fraction;
  readonly returns: Fraction;
} {
  const shoe = fullShoe(table);
  const tens = BigInt(countOf(shoe, TEN_VALUE));
  const unseen = BigInt(shoe.size - 1);
  return {
    chance: fraction(tens, unseen),
    returns: fraction(tens * INSURANCE_PAYS, unseen * MULTIPLIER_ONE),
  };
}
