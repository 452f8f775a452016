import { sheetRules } from '../../kit/rules/sheet-rules.tsx';
import { roundPicture } from '../../kit/stage/round-picture.tsx';
import { stageComponent } from '../../kit/stage/stage-component.tsx';
import type { StageGame } from '../../kit/stage/stage-game.ts';
import type { RouletteEvent } from '../events.ts';
import { colorOf, spotOf } from '../../kit/roulette/spots.ts';
import { ROULETTE_CORSA } from '../rules.ts';
import { ROULETTE_CORSA_SHEET } from '../sheet.ts';
import { nextRoulette, ROULETTE_OPENING, type RouletteState } from './roulette-state.ts';
import { RouletteView } from './RouletteView.tsx';
import { spotName } from './spot-name.ts';
import { LANDED_MS, SPIN_MS } from './wheel-motion.ts';

const game: StageGame<RouletteState, RouletteEvent> = {
  code: ROULETTE_CORSA.code,
  opening: ROULETTE_OPENING,
  next: nextRoulette,
  paceMs: (event) => (event.type === 'ballLanded' ? SPIN_MS + LANDED_MS : 0),
  cueOf: (event) => (event.type === 'ballLanded' ? { name: 'turn' } : null),
  wordsOf: (event, _, { say, money }) => {
    if (event.type === 'ballLanded') {
      const { pocket } = event;
      const name = say(`roulette-corsa:number.${colorOf(pocket)}`, { number: pocket });
      return say('roulette-corsa:say.landed', { pocket: name });
    }
    if (event.type !== 'spotsPaid' || event.spots.length === 0) return null;
    const spots = event.spots.map(({ spot: id, payoutMicro }) => {
      const spot = spotOf(id);
      return `${spot === null ? id : spotName(spot, say)} ${money(payoutMicro)}`;
    });
    return say('roulette-corsa:say.paid', { spots: spots.join(', ') });
  },
  markOf: ({ pocket }, { say }) =>
    pocket === null ? null : say(`roulette-corsa:number.${colorOf(pocket)}`, { number: pocket }),
  View: RouletteView,
};

export const RouletteStage = stageComponent(game);
export const RouletteRound = roundPicture(game);
export const RouletteRules = sheetRules(ROULETTE_CORSA_SHEET);
