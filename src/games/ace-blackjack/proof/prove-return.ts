import { MULTIPLIER_ONE } from '../../kit/multiplier.ts';
import { type Fraction, fraction } from '../../kit/proof/fraction.ts';
import { ACE_VALUE, softTotal, TEN_VALUE, TWENTY_ONE } from '../hand.ts';
import { HAND_PAYS, INSURANCE_PAYS } from '../rules.ts';
import { strategyMove } from '../strategy.ts';
import { blackjackChance, countOf, fullShoe, type Shoe, without } from './composition.ts';
import { DEALER_RESULTS, dealerChances } from './dealer-ends.ts';
import { handGains, handOf } from './hand-gain.ts';
import { splitGain } from './split-gain.ts';

/** Chances as shares of all rounds. */
export interface BlackjackProof {
  /** Average payout less further stakes, for a first stake of 1. */
  readonly returns: number;
  /** A blackjack of the player that is paid 3:2. */
  readonly blackjack: number;
  /** Both have a blackjack. */
  readonly blackjackPush: number;
  readonly dealerBlackjack: number;
  /** The dealer's totals 17 to 21 without a blackjack, and more than 21, where the dealer plays on. */
  readonly dealer: readonly number[];
}

/**
 * The return of the published strategy, from the composition of all 312 cards: for every up card and
 * every two cards of the player, every card that can follow is drawn with its chance in what is left
 * of the shoe, and so is every hand of the dealer. Nothing is estimated, splits to four hands
 * included; `splitGain` tells why their hands may be added. Only the arithmetic is rounded, to the
 * precision of floating point, far below the stated digits. A test plays the real rules against it.
 */
export function proveStrategy(): BlackjackProof {
  const shoe = fullShoe();
  let [gain, blackjack, blackjackPush, dealerBlackjack] = [0, 0, 0, 0];
  const dealer = Array.from({ length: DEALER_RESULTS }, () => 0);
  eachCard(shoe, ACE_VALUE, (up, upChance) => {
    dealerBlackjack += upChance * blackjackChance(shoe, up);
    for (const [result, chance] of dealerChances(shoe, up).entries()) {
      dealer[result] = (dealer[result] ?? 0) + upChance * chance;
    }
    const gains = handGains(shoe, up);
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
        const played = move === 'split' ? splitGain(shoe, up, first) : gains.played(hand);
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

/** The insurance of a player who knows the dealer's ace only. */
export function proveInsurance(): { chance: Fraction; returns: Fraction } {
  const shoe = fullShoe();
  const tens = BigInt(countOf(shoe, TEN_VALUE));
  const unseen = BigInt(shoe.size - 1);
  return {
    chance: fraction(tens, unseen),
    returns: fraction(tens * INSURANCE_PAYS, unseen * MULTIPLIER_ONE),
  };
}
