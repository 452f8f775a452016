import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { DECK } from '../kit/cards/card.ts';

export const SHOE_DECKS = 8;
export const SHOE_CARDS = SHOE_DECKS * DECK.length;
/** A round that would begin behind the cut card is dealt from another shoe. */
export const CUT_AT = SHOE_CARDS - 14;

/** The eight decks of a shoe in the order of their dealing, from its seeds alone. */
export const shuffleShoe = (stream: OutcomeStream): readonly number[] =>
  stream.shuffle(Array.from({ length: SHOE_DECKS }, () => DECK).flat());

/** Cards that are burnt at the beginning of a shoe: the first one is turned, and says how many follow it. */
export function burntCards(shoe: readonly number[]): number {
  const [first = 0] = shoe;
  return 1 + Math.min(10, (first % 13) + 1);
}
