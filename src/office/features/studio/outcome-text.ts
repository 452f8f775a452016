import type { LiveResult } from '#contract/generated/types.ts';
import { cornerOf, suitOf } from '#games/kit/cards/card.ts';

const SUITS = ['♣', '♦', '♥', '♠'] as const;

const cardText = (card: number): string => `${cornerOf(card)}${SUITS[suitOf(card)]}`;
const handText = (cards: readonly number[] = []): string => cards.map(cardText).join(' ');

/** The outcome of a round, in signs that need no words. */
export function outcomeText(outcome: LiveResult | null): string {
  if (outcome === null) return '–';
  const { kind, player, banker, dragon = 0, tiger = 0, dice = [], pocket = 0, dealer } = outcome;
  switch (kind) {
    case 'baccarat':
      return `${handText(player)} · ${handText(banker)}`;
    case 'threeCardPoker':
      return `${handText(player)} · ${handText(dealer)}`;
    case 'blackjack':
      return [
        handText(dealer),
        ...(outcome.seats ?? []).map(
          ({ seat, hands }) => `${seat}: ${hands.map(({ cards }) => handText(cards)).join(' / ')}`,
        ),
      ].join(' · ');
    case 'dragonTiger':
      return `${cardText(dragon)} · ${cardText(tiger)}`;
    case 'sicBo':
      return dice.join(' ');
    case 'roulette':
      return String(pocket);
  }
}
