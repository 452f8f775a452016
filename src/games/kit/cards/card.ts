/** Cards of a deck. A card is its index: the suit is the whole part of index / 13, the rank the rest. */
export const DECK_SIZE = 52;
export const RANK_COUNT = 13;

/** All cards in order. */
export const DECK: readonly number[] = Array.from({ length: DECK_SIZE }, (_, card) => card);

export const ACE = 0;
export const TEN = 9;
export const JACK = 10;
export const KING = 12;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = 0 | 1 | 2 | 3;

/** 0 is the ace, 1 the two, 12 the king. */
export function rankOf(card: number): number {
  return card % RANK_COUNT;
}

export function suitOf(card: number): Suit {
  return Math.floor(card / RANK_COUNT) as Suit;
}

export function isRed(card: number): boolean {
  const suit = suitOf(card);
  return suit === 1 || suit === 2;
}

const CORNERS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** What is printed in the corner. */
export function cornerOf(card: number): string {
  return CORNERS[rankOf(card)] ?? '';
}

/** The name of a card in the language that `say` speaks: "Queen of hearts". */
export function cardName(
  card: number,
  say: (key: string, values?: Readonly<Record<string, string | number>>) => string,
): string {
  return say('stage:card.name', {
    rank: say(`stage:card.rank.${rankOf(card)}`),
    suit: say(`stage:card.suit.${suitOf(card)}`),
  });
}
