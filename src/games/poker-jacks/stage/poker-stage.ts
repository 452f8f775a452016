import { cardName } from '../../kit/cards/card.ts';
import { sheetRules } from '../../kit/rules/sheet-rules.tsx';
import { roundPicture } from '../../kit/stage/round-picture.tsx';
import { stageComponent } from '../../kit/stage/stage-component.tsx';
import type { StageGame, Say } from '../../kit/stage/stage-game.ts';
import type { PokerEvent } from '../events.ts';
import { POKER_JACKS } from '../rules.ts';
import { POKER_JACKS_SHEET } from '../sheet.ts';
import { PokerView } from './PokerView.tsx';
import { nextPokerState, OPENING_STATE, type PokerState } from './poker-state.ts';

/** Until the last of five cards is turned over. */
const CARDS_MS = 740;

const game: StageGame<PokerState, PokerEvent> = {
  code: POKER_JACKS.code,
  surface: 'table',
  opening: OPENING_STATE,
  next: nextPokerState,
  paceMs: ({ type }) => (type === 'handDealt' || type === 'handDrawn' ? CARDS_MS : 0),
  cueOf: (event) => {
    if (event.type === 'handDealt') return { name: 'card' };
    if (event.type !== 'handDrawn') return null;
    return { name: event.rank === null ? 'card' : 'reveal' };
  },
  wordsOf: (event, _, { say }) => {
    if (event.type === 'handDealt') {
      return say('poker-jacks:say.dealt', { cards: cardNames(event.cards, say) });
    }
    if (event.type !== 'handDrawn') return null;
    return say('poker-jacks:say.drawn', {
      cards: cardNames(event.cards, say),
      hand: say(`poker-jacks:spot.${event.rank ?? 'none'}`),
    });
  },
  markOf: ({ hand, held }, { say }) =>
    held === null ? null : say(`poker-jacks:mark.${hand ?? 'none'}`),
  View: PokerView,
};

function cardNames(cards: readonly number[], say: Say): string {
  return cards.map((card) => cardName(card, say)).join('; ');
}

export const PokerStage = stageComponent(game);
export const PokerRound = roundPicture(game);
export const PokerRules = sheetRules(POKER_JACKS_SHEET);
