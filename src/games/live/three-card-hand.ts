import { rankOf, suitOf } from '../kit/cards/card.ts';

/** Hands of three cards, from the lowest. A straight beats a flush. */
export const THREE_CARD_HANDS = [
  'high',
  'pair',
  'flush',
  'straight',
  'trips',
  'straightFlush',
] as const;
export type ThreeCardHand = (typeof THREE_CARD_HANDS)[number];

/** 2 to 14: the ace is the highest card. */
const heightOf = (card: number): number => (rankOf(card) === 0 ? 14 : rankOf(card) + 1);
/** Heights of a hand whose ace is the one below its two. */
const LOWEST_STRAIGHT = [14, 3, 2] as const;
/** More than any height. */
const BASE = 15;

const scoreOf = (hand: number, [first = 0, second = 0, third = 0]: readonly number[]): number =>
  ((hand * BASE + first) * BASE + second) * BASE + third;

/** The worth of three cards as one number: a better hand has a higher one, equal hands have the same. */
export function threeCardScore(cards: readonly number[]): number {
  const heights = cards.map(heightOf).toSorted((left, right) => right - left);
  const [high = 0, middle = 0, low = 0] = heights;
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const isLowest = LOWEST_STRAIGHT.every((height, place) => heights[place] === height);
  const isStraight = isLowest || (high === middle + 1 && middle === low + 1);
  // Its ace counts as one.
  const straight = isLowest ? [3, 2, 1] : heights;
  if (isStraight && isFlush) return scoreOf(5, straight);
  if (high === low) return scoreOf(4, heights);
  if (isStraight) return scoreOf(3, straight);
  if (isFlush) return scoreOf(2, heights);
  if (high === middle) return scoreOf(1, [high, high, low]);
  if (middle === low) return scoreOf(1, [middle, middle, high]);
  return scoreOf(0, heights);
}

export const threeCardHand = (cards: readonly number[]): ThreeCardHand =>
  THREE_CARD_HANDS[Math.floor(threeCardScore(cards) / BASE ** 3)] ?? 'high';

/** Queen high: with less the dealer does not qualify. */
const QUEEN_HIGH = scoreOf(0, [12, 0, 0]);
export const qualifies = (dealer: readonly number[]): boolean =>
  threeCardScore(dealer) >= QUEEN_HIGH;
