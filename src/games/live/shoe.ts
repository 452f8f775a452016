import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { DECK } from '../kit/cards/card.ts';

export const SHOE_DECKS = 8;
export const SHOE_CARDS = SHOE_DECKS * DECK.length;
/** Cards that are never dealt, behind those of a longest round. */
const BEHIND_CUT = 8;

/** Cards before the cut card: a round that would begin behind it is dealt from another shoe. */
export const cutAt = (mostCards: number): number => SHOE_CARDS - mostCards - BEHIND_CUT;

/** The eight decks of a shoe in the order of their dealing, from its seeds alone. */
export const shuffleShoe = (stream: OutcomeStream): readonly number[] =>
  stream.shuffle(Array.from({ length: SHOE_DECKS }, () => DECK).flat());

/** Cards that are burnt at the beginning of a shoe: the first one is turned, and says how many follow it. */
export function burntCards(shoe: readonly number[]): number {
  const [first = 0] = shoe;
  return 1 + Math.min(10, (first % 13) + 1);
}
