import { ACE_VALUE, softTotal, TEN_VALUE, TWENTY_ONE } from '../../blackjack/hand.ts';
import { strategyMove } from '../../blackjack/strategy.ts';
import type { BlackjackTable } from './table.ts';
import { blackjackChance, countOf, type Shoe, without } from './composition.ts';
import { dealerChances } from './dealer-ends.ts';

/** A player's hand whose cards have been taken out of the shoe. */
export interface DrawnHand {
  /** All aces counted as one. */
  readonly sum: number;
  readonly hasAce: boolean;
  readonly cards: number;
  /** The key differs for every other combination of cards. */
  readonly key: number;
}

const KEY_BASE = 22;

export function handOf(values: readonly number[]): DrawnHand {
  return values.reduce<DrawnHand>(afterCard, { sum: 0, hasAce: false, cards: 0, key: 0 });
}

function afterCard({ sum, hasAce, cards, key }: DrawnHand, value: number): DrawnHand {
  return {
    sum: sum + value,
    hasAce: hasAce || value === ACE_VALUE,
    cards: cards + 1,
    key: key + KEY_BASE ** (value - 1),
  };
}

/** Stakes that count on a hand after it is doubled: 2 for the seat, 1 for a bet behind it. */
export type DoubledStakes = 1 | 2;

export interface HandGains {
  /** The average gain of a hand that takes no further card, with a stake of 1. */
  readonly standing: (hand: DrawnHand) => number;
  /** The average gain of a hand that is played by the strategy without a split. */
  readonly played: (hand: DrawnHand) => number;
}

/**
 * Gains against an up card, each times the chance that the dealer has no blackjack: rounds with a
 * dealer's blackjack are left out. The shoe lacks the up card and, when a gain is asked for, the hand.
 * Other cards that it lacks must be the same at every question, because gains are remembered.
 */
export function handGains(
  table: BlackjackTable,
  shoe: Shoe,
  up: number,
  doubledStakes: DoubledStakes,
): HandGains {
  const { dealerStands } = table;
  const stood = new Map<number, number>();
  const known = new Map<number, number>();

  const standing = (hand: DrawnHand): number => {
    const { total } = softTotal(hand.sum, hand.hasAce);
    if (total > TWENTY_ONE) return blackjackChance(shoe, up) - 1;
    const before = stood.get(hand.key);
    if (before !== undefined) return before;
    const level = total - dealerStands;
    let gain = 0;
    for (const [result, chance] of dealerChances(table, shoe, up).entries()) {
      const isWin = result > TWENTY_ONE - dealerStands || level > result;
      gain += isWin ? chance : level === result ? 0 : -chance;
    }
    stood.set(hand.key, gain);
    return gain;
  };

  const drawing = (hand: DrawnHand, after: (next: DrawnHand) => number): number => {
    let gain = 0;
    for (let value = ACE_VALUE; value <= TEN_VALUE; value += 1) {
      const chance = countOf(shoe, value) / shoe.size;
      if (chance > 0) gain += chance * without(shoe, value, 1, () => after(afterCard(hand, value)));
    }
    return gain;
  };

  const played = (hand: DrawnHand): number => {
    if (hand.sum > TWENTY_ONE) return standing(hand);
    const before = known.get(hand.key);
    if (before !== undefined) return before;
    const move = strategyMove({
      ...softTotal(hand.sum, hand.hasAce),
      pairValue: null,
      canDouble: hand.cards === 2,
      up,
    });
    let gain: number;
    if (move === 'double') gain = doubledStakes * drawing(hand, standing);
    else gain = move === 'hit' ? drawing(hand, played) : standing(hand);
    known.set(hand.key, gain);
    return gain;
  };

  return { standing, played };
}
