import { isTwoCard21, type PlayedHand, totalOf, TWENTY_ONE } from './hand.ts';

/** The payout of a hand in ten-thousandths of its stake, the stake included. */
export const HAND_PAYS = {
  blackjack: 25_000n,
  win: 20_000n,
  push: 10_000n,
  loss: 0n,
  bust: 0n,
} as const;

/** The same for the insurance, which is half of the first stake. */
export const INSURANCE_PAYS = 30_000n;

export type HandResult = keyof typeof HAND_PAYS;

/** Whether a hand is over 21. */
export const isBust = ({ cards }: Pick<PlayedHand, 'cards'>): boolean =>
  totalOf(cards).total > TWENTY_ONE;

/** Whether a hand takes no further card: its total is 21 or more. */
export const isFull = ({ cards }: Pick<PlayedHand, 'cards'>): boolean =>
  totalOf(cards).total >= TWENTY_ONE;

/** Two cards of 21 after a split count as 21 alone. */
export const isBlackjack = ({ cards, isSplit }: PlayedHand): boolean =>
  !isSplit && isTwoCard21(cards);

/** The result of a hand against the dealer's cards. */
export function resultOf(hand: PlayedHand, dealer: readonly number[]): HandResult {
  const dealerHas = isTwoCard21(dealer);
  if (isBlackjack(hand)) return dealerHas ? 'push' : 'blackjack';
  if (isBust(hand)) return 'bust';
  if (dealerHas) return 'loss';
  const [own, other] = [totalOf(hand.cards).total, totalOf(dealer).total];
  if (other > TWENTY_ONE || own > other) return 'win';
  return own === other ? 'push' : 'loss';
}
