import { ACE_VALUE, TEN_VALUE } from '../../blackjack/hand.ts';
import type { BlackjackTable } from './table.ts';

/** Values 1 to 10 by place 0 to 9. */
export const VALUES = 10;
const SUITS = 4;
const TEN_RANKS = 4;

/** How many cards of each value are left to draw. Places are values less one. */
export interface Shoe {
  readonly counts: Int32Array;
  size: number;
}

/** Every card of the table's decks. */
export function fullShoe({ decks }: Pick<BlackjackTable, 'decks'>): Shoe {
  const each = SUITS * decks;
  const counts = new Int32Array(VALUES).fill(each);
  counts[VALUES - 1] = each * TEN_RANKS;
  return { counts, size: each * (VALUES - 1 + TEN_RANKS) };
}

export function countOf({ counts }: Shoe, value: number): number {
  return counts[value - 1] ?? 0;
}

/** Runs `meanwhile` with cards of a value taken out, and puts them back. */
export function without<T>(shoe: Shoe, value: number, cards: number, meanwhile: () => T): T {
  const { counts } = shoe;
  counts[value - 1] = (counts[value - 1] ?? 0) - cards;
  shoe.size -= cards;
  const result = meanwhile();
  counts[value - 1] = (counts[value - 1] ?? 0) + cards;
  shoe.size += cards;
  return result;
}

/** The chance that the next card makes a blackjack with the up card. */
export function blackjackChance(shoe: Shoe, up: number): number {
  if (up === ACE_VALUE) return countOf(shoe, TEN_VALUE) / shoe.size;
  return up === TEN_VALUE ? countOf(shoe, ACE_VALUE) / shoe.size : 0;
}
