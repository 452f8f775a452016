import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { DECK_SIZE } from '../../kit/cards/card.ts';
import { ACE_BLACKJACK } from '../rules.ts';

const SHOE_SIZE = DECK_SIZE * ACE_BLACKJACK.decks;

/**
 * A shuffled shoe, card by card: the steps of a Fisher-Yates shuffle from the front, each made when its
 * card is drawn. The n-th card is the n-th word of the stream, whatever was decided before.
 */
export function openShoe(stream: OutcomeStream): () => number {
  /** Cards that were swapped behind the drawn ones, by place; every other place has its own. */
  const moved = new Map<number, number>();
  let drawn = 0;
  return () => {
    const place = drawn + stream.nextBelow(SHOE_SIZE - drawn);
    const card = moved.get(place) ?? place;
    moved.set(place, moved.get(drawn) ?? drawn);
    drawn += 1;
    return card % DECK_SIZE;
  };
}
