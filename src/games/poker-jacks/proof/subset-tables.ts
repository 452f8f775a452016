import { DECK_SIZE as DECK, RANK_COUNT } from '../../kit/cards/card.ts';
import { handRank } from '../hand-rank.ts';
import { PAYING_HANDS, type PayingHand } from '../rules.ts';

/** Paying hands and, last, the hands that pay nothing. */
const RESULTS = PAYING_HANDS.length + 1;
const HAND_SIZE = 5;
// Read once: the loops use it millions of times.
const DECK_SIZE = DECK;
const RESULT_OF = new Map<PayingHand, number>(PAYING_HANDS.map((hand, index) => [hand, index]));

/** Ways to choose `taken` of `from`, for every pair that a deck needs. */
export const CHOICES: readonly (readonly number[])[] = Array.from(
  { length: DECK_SIZE + 1 },
  (_, from) => {
    const ways = [1];
    for (let taken = 1; taken <= HAND_SIZE; taken += 1) {
      ways.push(((ways[taken - 1] ?? 0) * (from - taken + 1)) / taken);
    }
    return ways;
  },
);

/** `PLACE[taken][card]`: what a card adds to a set's number as its `taken`-th smallest card. */
const PLACE: readonly Int32Array[] = Array.from({ length: HAND_SIZE + 1 }, (_, taken) =>
  Int32Array.from({ length: DECK_SIZE }, (__, card) => CHOICES[card]?.[taken] ?? 0),
);

/** The subsets of a hand are bits of its five sorted cards. */
const SUBSETS = 1 << HAND_SIZE;

/** How many cards a subset has. */
const SIZES = Uint8Array.from({ length: SUBSETS }, (_, bits) => {
  let size = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) size += 1;
  return size;
});

export const SUBSET_SHAPE = {
  results: RESULTS,
  subsets: SUBSETS,
  sizes: SIZES,
  ranks: RANK_COUNT,
} as const;

/** Writes the numbers of all subsets of five sorted cards: sets of one size count from 0. */
export function numberSubsets(cards: readonly number[], into: Int32Array): void {
  into[0] = 0;
  for (let bits = 1; bits < SUBSETS; bits += 1) {
    const top = 31 - Math.clz32(bits);
    const below = bits ^ (1 << top);
    const taken = SIZES[bits] ?? 0;
    into[bits] = (into[below] ?? 0) + (PLACE[taken]?.[cards[top] ?? 0] ?? 0);
  }
}

/**
 * By number of cards: for every set of so many cards and every result, how many of the 2,598,960
 * hands contain the set and have the result.
 */
export type SubsetTables = readonly Int32Array[];

export function countSubsets(): SubsetTables {
  const tables = Array.from(
    { length: HAND_SIZE + 1 },
    (_, size) => new Int32Array((CHOICES[DECK_SIZE]?.[size] ?? 0) * RESULTS),
  );
  const bySubset = Array.from({ length: SUBSETS }, (_, bits) => tables[SIZES[bits] ?? 0]);
  const numbers = new Int32Array(SUBSETS);
  eachHand((cards) => {
    const rank = handRank(cards);
    const result = rank === null ? RESULTS - 1 : (RESULT_OF.get(rank) ?? 0);
    numberSubsets(cards, numbers);
    for (let bits = 0; bits < SUBSETS; bits += 1) {
      const table = bySubset[bits];
      const at = (numbers[bits] ?? 0) * RESULTS + result;
      if (table !== undefined) table[at] = (table[at] ?? 0) + 1;
    }
  });
  return tables;
}

/** All hands of five cards, sorted. The list is used again for the next hand. */
export function eachHand(visit: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const place = (at: number, from: number): void => {
    for (let card = from; card <= DECK_SIZE - HAND_SIZE + at; card += 1) {
      cards[at] = card;
      if (at === HAND_SIZE - 1) visit(cards);
      else place(at + 1, card + 1);
    }
  };
  place(0, 0);
}
