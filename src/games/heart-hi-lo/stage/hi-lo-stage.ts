import type { StageAction } from '../../stage-port.ts';
import { cardName } from '../../kit/cards/card.ts';
import { multiplierText, payAt } from '../../kit/multiplier.ts';
import { sheetRules } from '../../kit/rules/sheet-rules.tsx';
import { roundPicture } from '../../kit/stage/round-picture.tsx';
import { stageComponent } from '../../kit/stage/stage-component.tsx';
import type { StageGame, Wording } from '../../kit/stage/stage-game.ts';
import type { HiLoEvent } from '../events.ts';
import { GUESS_SIDES, HEART_HI_LO } from '../rules.ts';
import { HEART_HI_LO_SHEET } from '../sheet.ts';
import { HiLoView } from './HiLoView.tsx';
import { type HiLoState, nextHiLoState, OPENING_STATE, sideKey } from './hi-lo-state.ts';

/** How long a card turns over. */
const CARD_MS = 450;

const game: StageGame<HiLoState, HiLoEvent> = {
  code: HEART_HI_LO.code,
  surface: 'table',
  opening: OPENING_STATE,
  next: nextHiLoState,
  paceMs: (event, { cards }) => {
    if (event.type === 'guessed' || event.type === 'skipped') return CARD_MS;
    return event.type === 'cardShown' && cards.length === 1 ? CARD_MS : 0;
  },
  cueOf: (event, { cards }) => {
    switch (event.type) {
      case 'cardShown':
        return cards.length === 1 ? { name: 'card' } : null;
      case 'skipped':
        return { name: 'card' };
      case 'guessed':
        if (!event.isWin) return { name: 'lose' };
        return { name: 'rise', step: cards.filter(({ isWin }) => isWin).length - 1 };
      default:
        return null;
    }
  },
  wordsOf: (event, { cards }, { say }) => {
    switch (event.type) {
      case 'cardShown':
        return cards.length === 1
          ? say('heart-hi-lo:say.first', { card: cardName(event.card, say) })
          : null;
      case 'skipped':
        return say('heart-hi-lo:say.skipped', { card: cardName(event.card, say) });
      case 'guessed':
        return say(event.isWin ? 'heart-hi-lo:say.right' : 'heart-hi-lo:say.wrong', {
          card: cardName(event.card, say),
          multiplier: multiplierText(BigInt(event.multiplier)),
        });
      case 'cashedOut':
        return say('heart-hi-lo:say.cashedOut', {
          multiplier: multiplierText(BigInt(event.multiplier)),
        });
      default:
        return null;
    }
  },
  actionsOf,
  markOf: ({ result, multiplier }) => {
    if (result === null) return null;
    return result === 'won' ? `${multiplierText(BigInt(multiplier))}×` : '0×';
  },
  View: HiLoView,
};

function actionsOf(state: HiLoState, { say, money }: Wording): readonly StageAction[] {
  const { isOpen, offers, cards, multiplier, skipsLeft, stakeMicro } = state;
  const card = cards.at(-1)?.card ?? null;
  if (!isOpen || offers === null || card === null) return [];
  const guesses = GUESS_SIDES.map((side) => ({
    id: side,
    label: say(sideKey(card, side)),
    action: { kind: 'guess', side },
    key: side === 'high' ? 'arrowup' : 'arrowdown',
    isDisabled: offers[side].multiplier === null,
  }));
  const skip = {
    id: 'skip',
    label: say('heart-hi-lo:act.skip', { left: skipsLeft }),
    action: { kind: 'skip' },
    key: 's',
    isDisabled: skipsLeft === 0,
  };
  if (multiplier === 0) return [...guesses, skip];
  const cashOut = {
    id: 'cashOut',
    label: say('heart-hi-lo:act.cashOut', { amount: money(payAt(stakeMicro, BigInt(multiplier))) }),
    action: { kind: 'cashOut' },
    isMain: true,
  };
  return [...guesses, skip, cashOut];
}

export const HiLoStage = stageComponent(game);
export const HiLoRound = roundPicture(game);
export const HiLoRules = sheetRules(HEART_HI_LO_SHEET);
