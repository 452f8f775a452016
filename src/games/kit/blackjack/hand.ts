import { ACE, rankOf } from '../cards/card.ts';

export const TWENTY_ONE = 21;
/** Value of an ace before it counts as eleven. */
export const ACE_VALUE = 1;
export const TEN_VALUE = 10;

/** 1 for an ace, 10 for a ten or a court card. */
export function valueOf(card: number): number {
  return Math.min(rankOf(card) + 1, TEN_VALUE);
}

export interface HandTotal {
  readonly total: number;
  /** An ace counts as eleven. */
  readonly isSoft: boolean;
}

/** The best total of a hand: an ace counts as eleven where that does not exceed 21. */
export function totalOf(cards: readonly number[]): HandTotal {
  let total = 0;
  let hasAce = false;
  for (const card of cards) {
    total += valueOf(card);
    if (rankOf(card) === ACE) hasAce = true;
  }
  return softTotal(total, hasAce);
}

/** The total of a hand whose aces were all counted as one. */
export function softTotal(total: number, hasAce: boolean): HandTotal {
  const isSoft = hasAce && total + 10 <= TWENTY_ONE;
  return { total: isSoft ? total + 10 : total, isSoft };
}

/** 21 with two cards. After a split it is not a blackjack. */
export function isTwoCard21(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === TWENTY_ONE;
}

/** Moves of a hand that the published strategy chooses from. */
export type Move = 'hit' | 'stand' | 'double' | 'split';

/** A hand in play, as far as its moves depend on it. */
export interface PlayedHand {
  readonly cards: readonly number[];
  /** It began as one card of a pair. */
  readonly isSplit: boolean;
}

/** Split aces have one card each and take no further stake. */
function isSplitAce({ cards, isSplit }: PlayedHand): boolean {
  return isSplit && cards[0] !== undefined && rankOf(cards[0]) === ACE;
}

/** Whether a hand may take one card for a second stake. */
export function canDouble(hand: PlayedHand): boolean {
  return hand.cards.length === 2 && !isSplitAce(hand);
}

/**
 * Whether a hand may become two: two cards of the same value.
 *
 * @param handCount hands that the seat has now
 * @param mostHands hands that it may have at most
 */
export function canSplit(hand: PlayedHand, handCount: number, mostHands: number): boolean {
  const [first, second] = hand.cards;
  return (
    first !== undefined &&
    second !== undefined &&
    hand.cards.length === 2 &&
    valueOf(first) === valueOf(second) &&
    handCount < mostHands &&
    !isSplitAce(hand)
  );
}
