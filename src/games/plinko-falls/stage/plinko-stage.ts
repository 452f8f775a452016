import { sheetRules } from '../../kit/rules/sheet-rules.tsx';
import { roundPicture } from '../../kit/stage/round-picture.tsx';
import { stageComponent } from '../../kit/stage/stage-component.tsx';
import type { StageGame } from '../../kit/stage/stage-game.ts';
import type { PlinkoEvent } from '../events.ts';
import { PLINKO_FALLS } from '../rules.ts';
import { PLINKO_FALLS_SHEET } from '../sheet.ts';
import { LANDED_MS, stepMs } from './fall.ts';
import { nextPlinko, PLINKO_OPENING, type PlinkoState } from './plinko-state.ts';
import { PlinkoView } from './PlinkoView.tsx';
import { stakesText } from './stakes-text.ts';

const game: StageGame<PlinkoState, PlinkoEvent> = {
  code: PLINKO_FALLS.code,
  opening: PLINKO_OPENING,
  next: nextPlinko,
  paceMs: (event, { path }) => {
    switch (event.type) {
      case 'ballDropped':
      case 'pegHit':
        return stepMs(path.length);
      case 'ballLanded':
        return LANDED_MS;
      case 'roundStarted':
      case 'roundEnded':
        return 0;
    }
  },
  cueOf: (event, { multiplier }) => {
    if (event.type === 'pegHit') return { name: 'tick', step: event.row };
    if (event.type !== 'ballLanded') return null;
    return { name: multiplier > 10_000 ? 'reveal' : 'stop' };
  },
  wordsOf: (event, { multiplier, slot }, { say, number }) =>
    event.type === 'ballLanded'
      ? say('plinko-falls:say.landed', {
          slot: slot + 1,
          pays: stakesText(multiplier, number),
        })
      : null,
  markOf: ({ multiplier, path }, { number }) =>
    path.length === 0 ? null : `${stakesText(multiplier, number)}×`,
  View: PlinkoView,
};

export const PlinkoStage = stageComponent(game);
export const PlinkoRound = roundPicture(game);
export const PlinkoRules = sheetRules(PLINKO_FALLS_SHEET);
