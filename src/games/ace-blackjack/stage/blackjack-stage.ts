import { totalOf, TWENTY_ONE } from '../../kit/blackjack/hand.ts';
import { cardName } from '../../kit/cards/card.ts';
import { sheetRules } from '../../kit/rules/sheet-rules.tsx';
import { roundPicture } from '../../kit/stage/round-picture.tsx';
import { stageComponent } from '../../kit/stage/stage-component.tsx';
import type { Say, StageGame, Wording } from '../../kit/stage/stage-game.ts';
import type { BlackjackEvent } from '../events.ts';
import { ACE_BLACKJACK } from '../rules.ts';
import { ACE_BLACKJACK_SHEET } from '../sheet.ts';
import { actionsOf } from './blackjack-actions.ts';
import {
  type BlackjackState,
  isSettled,
  nextBlackjackState,
  OPENING_STATE,
  seenCards,
} from './blackjack-state.ts';
import { useHint } from './useHint.ts';
import { BlackjackView } from './BlackjackView.tsx';
import { insuranceText, totalText } from './total-text.ts';

const PACE_MS: Partial<Record<BlackjackEvent['type'], number>> = {
  cardDealt: 250,
  insured: 150,
  handSplit: 250,
  handDoubled: 150,
  handBust: 200,
  holeShown: 420,
  dealerDrew: 300,
};

const game: StageGame<BlackjackState, BlackjackEvent> = {
  code: ACE_BLACKJACK.code,
  surface: 'table',
  opening: OPENING_STATE,
  next: nextBlackjackState,
  paceMs: ({ type }) => PACE_MS[type] ?? 0,
  cueOf: ({ type }) => {
    switch (type) {
      case 'cardDealt':
      case 'dealerDrew':
        return { name: 'card' };
      case 'holeShown':
        return { name: 'reveal' };
      case 'insured':
      case 'handSplit':
      case 'handDoubled':
        return { name: 'chip' };
      case 'handBust':
        return { name: 'lose' };
      default:
        return null;
    }
  },
  wordsOf,
  actionsOf,
  useActionsKey: useHint,
  markOf: (state) => {
    if (!isSettled(state)) return null;
    if (state.hands.some(({ result }) => result === 'blackjack')) return 'BJ';
    const totals = state.hands.map(({ cards }) => totalOf(cards).total);
    const valid = totals.filter((total) => total <= TWENTY_ONE);
    const best = valid.length > 0 ? Math.max(...valid) : Math.min(...totals);
    return `${best}:${totalOf(seenCards(state.dealer)).total}`;
  },
  View: BlackjackView,
};

function wordsOf(
  event: BlackjackEvent,
  state: BlackjackState,
  { say, money }: Wording,
): string | null {
  const { hands, dealer } = state;
  const handWords = (index: number, key: 'hand' | 'turn'): string =>
    say(`ace-blackjack:say.${key}`, {
      number: index + 1,
      cards: cardNames(hands[index]?.cards ?? [], say),
      total: totalText(hands[index]?.cards ?? [], say),
    });
  switch (event.type) {
    case 'cardDealt': {
      if (event.to === 'dealer') {
        return event.card === null
          ? null
          : say('ace-blackjack:say.dealer', { card: cardName(event.card, say) });
      }
      // One card is not yet a hand.
      return (hands[event.to]?.cards.length ?? 0) < 2 ? null : handWords(event.to, 'hand');
    }
    case 'insuranceOffered':
    case 'insured':
    case 'peeked':
      return say(`ace-blackjack:say.${event.type}`);
    case 'handTurn':
      return hands.length === 1 ? null : handWords(event.hand, 'turn');
    case 'handBust':
      return say('ace-blackjack:say.bust', { number: event.hand + 1 });
    case 'insuranceSettled':
      return insuranceText(state, { say, money });
    case 'handSettled': {
      if (!isSettled(state)) return null;
      const cards = seenCards(dealer);
      const results = hands.map(({ result }, index) =>
        say('ace-blackjack:say.result', {
          number: index + 1,
          result: say(`ace-blackjack:result.${result ?? 'loss'}`),
        }),
      );
      const end = say('ace-blackjack:say.dealerEnd', {
        cards: cardNames(cards, say),
        total: totalText(cards, say),
      });
      return [end, ...results].join(' ');
    }
    default:
      return null;
  }
}

function cardNames(cards: readonly number[], say: Say): string {
  return cards.map((card) => cardName(card, say)).join('; ');
}

export const BlackjackStage = stageComponent(game);
export const BlackjackRound = roundPicture(game);
export const BlackjackRules = sheetRules(ACE_BLACKJACK_SHEET);
