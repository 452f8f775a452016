import { rankOf } from '../../kit/cards/card.ts';
import type { PokerEvent } from '../events.ts';
import { handRank } from '../hand-rank.ts';
import type { PayingHand } from '../rules.ts';

export interface PokerState {
  /** The five cards; empty before the first round. */
  readonly cards: readonly number[];
  /** Which of the dealt cards were kept; null until the draw. */
  readonly held: readonly boolean[] | null;
  /** The hand that the cards make; null where it pays nothing. */
  readonly hand: PayingHand | null;
}

export const OPENING_STATE: PokerState = { cards: [], held: null, hand: null };

export function nextPokerState(state: PokerState, event: PokerEvent): PokerState {
  switch (event.type) {
    case 'roundStarted':
      return OPENING_STATE;
    case 'handDealt':
      return { cards: event.cards, held: null, hand: handRank(event.cards) };
    case 'handDrawn':
      return { cards: event.cards, held: event.held, hand: event.rank };
    default:
      return state;
  }
}

/** Which cards make the hand: of pairs, three and four of a kind only those of equal rank. */
export function winningCards({ cards, hand }: PokerState): readonly boolean[] {
  const isSets =
    hand === 'jacksOrBetter' ||
    hand === 'twoPair' ||
    hand === 'threeOfAKind' ||
    hand === 'fourOfAKind';
  return cards.map((card) => {
    if (!isSets) return hand !== null;
    return cards.some((other) => other !== card && rankOf(other) === rankOf(card));
  });
}
