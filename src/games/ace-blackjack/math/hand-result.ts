import { isTwoCard21, totalOf, TWENTY_ONE } from '../hand.ts';
import type { HandResult } from '../rules.ts';

/** A player's hand in a round. */
export interface Hand {
  readonly index: number;
  readonly cards: number[];
  readonly isSplit: boolean;
  stakeMicro: bigint;
  isDone: boolean;
}

export const isBust = ({ cards }: Pick<Hand, 'cards'>): boolean =>
  totalOf(cards).total > TWENTY_ONE;

export const isFull = ({ cards }: Pick<Hand, 'cards'>): boolean =>
  totalOf(cards).total >= TWENTY_ONE;

/** Two cards of 21 after a split count as 21 alone. */
export const isBlackjack = ({ cards, isSplit }: Pick<Hand, 'cards' | 'isSplit'>): boolean =>
  !isSplit && isTwoCard21(cards);

/** What a hand comes to against the dealer's cards. */
export function resultOf(hand: Hand, dealer: readonly number[]): HandResult {
  const dealerHas = isTwoCard21(dealer);
  if (isBlackjack(hand)) return dealerHas ? 'push' : 'blackjack';
  if (isBust(hand)) return 'bust';
  if (dealerHas) return 'loss';
  const [own, other] = [totalOf(hand.cards).total, totalOf(dealer).total];
  if (other > TWENTY_ONE || own > other) return 'win';
  return own === other ? 'push' : 'loss';
}
