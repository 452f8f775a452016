import { DECK_SIZE } from '../../kit/cards/card.ts';
import { type Fraction, fraction } from '../../kit/proof/fraction.ts';
import { HAND_STAKES, PAYING_HANDS, type PayingHand } from '../rules.ts';
import {
  CHOICES,
  countSubsets,
  eachHand,
  numberSubsets,
  SUBSET_SHAPE,
  type SubsetTables,
} from './subset-tables.ts';

/** The game as it is played best. */
export interface OptimalPlay {
  readonly returns: Fraction;
  /** How often a round pays something. */
  readonly hits: Fraction;
  readonly odds: Readonly<Record<PayingHand, Fraction>>;
  /** Hands that were weighed, one for all that differ only by the names of suits. */
  readonly startingHands: number;
}

// Read once: vitest turns every use of an import into a call, and the loops below use them often.
const { results: RESULTS, sizes: SIZES, subsets: SUBSETS, ranks: RANKS } = SUBSET_SHAPE;

/** Cards left to draw from. */
const LEFT = DECK_SIZE - 5;
/** Least common multiple of the numbers of draws of zero to five cards. */
const COMMON_DRAWS = 7_669_695;
const HANDS = 2_598_960n;

/**
 * For every starting hand and every choice of cards to keep, the final hands are counted by
 * inclusion and exclusion: those that contain the kept cards, less those that also contain a card that
 * was thrown away. The best choice is taken; of equal ones, the one that keeps the first cards. All
 * numbers are whole and below 2^53.
 */
export function proveOptimalPlay(): OptimalPlay {
  const tables = countSubsets();
  const numbers = new Int32Array(SUBSETS);
  const counts = new Float64Array(SUBSETS * RESULTS);
  const totals = new Float64Array(RESULTS);
  let startingHands = 0;
  eachHand((cards) => {
    const weight = suitWeight(cards);
    if (weight === 0) return;
    startingHands += 1;
    numberSubsets(cards, numbers);
    countDraws(tables, numbers, counts);
    const best = bestKept(counts);
    const factor = weight * (FACTORS[best] ?? 0);
    for (let result = 0; result < RESULTS; result += 1) {
      totals[result] = (totals[result] ?? 0) + (counts[best * RESULTS + result] ?? 0) * factor;
    }
  });
  return { ...figuresOf(Array.from(totals, BigInt)), startingHands };
}

function figuresOf(totals: readonly bigint[]): Omit<OptimalPlay, 'startingHands'> {
  const all = HANDS * BigInt(COMMON_DRAWS);
  if (totals.reduce((sum, total) => sum + total, 0n) !== all) {
    throw new Error('the hands do not add up');
  }
  const odds = PAYING_HANDS.map(
    (hand, index) => [hand, fraction(totals[index] ?? 0n, all)] as const,
  );
  const paid = PAYING_HANDS.reduce(
    (sum, hand, index) => sum + BigInt(HAND_STAKES[hand]) * (totals[index] ?? 0n),
    0n,
  );
  return {
    returns: fraction(paid, all),
    hits: fraction(all - (totals[RESULTS - 1] ?? 0n), all),
    odds: Object.fromEntries(odds) as Record<PayingHand, Fraction>,
  };
}

/** How many draws of the common number one draw counts for, when so many cards are kept. */
function drawFactor(kept: number): number {
  return COMMON_DRAWS / (CHOICES[LEFT]?.[5 - (SIZES[kept] ?? 0)] ?? 1);
}

/** For every set of kept cards, the final hands that it can lead to by result. */
function countDraws(tables: SubsetTables, numbers: Int32Array, counts: Float64Array): void {
  for (let bits = 0; bits < SUBSETS; bits += 1) {
    const table = tables[SIZES[bits] ?? 0];
    const from = (numbers[bits] ?? 0) * RESULTS;
    for (let result = 0; result < RESULTS; result += 1) {
      counts[bits * RESULTS + result] = table?.[from + result] ?? 0;
    }
  }
  // Takes away, card by card, the hands that contain a card that is not kept.
  for (let card = 1; card < SUBSETS; card <<= 1) {
    for (let bits = 0; bits < SUBSETS; bits += 1) {
      if ((bits & card) !== 0) continue;
      for (let result = 0; result < RESULTS; result += 1) {
        const at = bits * RESULTS + result;
        counts[at] = (counts[at] ?? 0) - (counts[(bits | card) * RESULTS + result] ?? 0);
      }
    }
  }
}

const STAKES = PAYING_HANDS.map((hand) => HAND_STAKES[hand]);
const FACTORS = Array.from({ length: SUBSETS }, (_, kept) => drawFactor(kept));

/** The kept cards that pay most on average. */
function bestKept(counts: Float64Array): number {
  let best = 0;
  let most = -1;
  for (let kept = SUBSETS - 1; kept >= 0; kept -= 1) {
    let paid = 0;
    for (let result = 0; result < STAKES.length; result += 1) {
      paid += (STAKES[result] ?? 0) * (counts[kept * RESULTS + result] ?? 0);
    }
    const worth = paid * (FACTORS[kept] ?? 0);
    if (worth > most) [best, most] = [kept, worth];
  }
  return best;
}

const SUIT_ORDERS = 24;
/** Filled anew for every hand: there are 2.6 million. */
const RANKS_BY_SUIT = new Uint16Array(4);

/**
 * How many hands differ from this one only by the names of suits; 0 unless it is the one that is
 * counted for all of them, whose suits are in falling order.
 */
function suitWeight(cards: readonly number[]): number {
  RANKS_BY_SUIT.fill(0);
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at] ?? 0;
    const suit = Math.floor(card / RANKS);
    RANKS_BY_SUIT[suit] = (RANKS_BY_SUIT[suit] ?? 0) | (1 << (card % RANKS));
  }
  let weight = SUIT_ORDERS;
  let equal = 1;
  for (let suit = 1; suit < RANKS_BY_SUIT.length; suit += 1) {
    const before = RANKS_BY_SUIT[suit - 1] ?? 0;
    const ranks = RANKS_BY_SUIT[suit] ?? 0;
    if (ranks > before) return 0;
    equal = ranks === before ? equal + 1 : 1;
    // Equal suits can be swapped without another hand: 2, 6 or 24 orders are one.
    weight /= equal;
  }
  return weight;
}
