import { sheetRules } from '../../kit/rules/sheet-rules.tsx';
import { roundPicture } from '../../kit/stage/round-picture.tsx';
import { stageComponent } from '../../kit/stage/stage-component.tsx';
import type { StageGame } from '../../kit/stage/stage-game.ts';
import type { KenoEvent } from '../events.ts';
import { KENO_FORTY } from '../rules.ts';
import { KENO_FORTY_SHEET } from '../sheet.ts';
import { isDrawn, KENO_OPENING, type KenoState, nextKeno } from './keno-state.ts';
import { KenoView } from './KenoView.tsx';

/** From one number to the next. */
const DRAW_MS = 110;

const game: StageGame<KenoState, KenoEvent> = {
  code: KENO_FORTY.code,
  opening: KENO_OPENING,
  next: nextKeno,
  paceMs: (event) => (event.type === 'numberDrawn' ? DRAW_MS : 0),
  cueOf: (event, { drawn }) => {
    if (event.type !== 'numberDrawn') return null;
    return event.isHit
      ? { name: 'reveal', step: event.hits }
      : { name: 'tick', step: drawn.length - 1 };
  },
  // Ten numbers a second are too many to be read out one by one.
  wordsOf: (event, state, { say, number }) =>
    event.type === 'numberDrawn' && isDrawn(state)
      ? say('keno-forty:say.drawn', {
          numbers: state.drawn.map((one) => number(one)).join(', '),
          hits: state.hits,
          picks: state.picks.length,
        })
      : null,
  markOf: (state, { number }) =>
    isDrawn(state) ? `${number(state.hits)}/${number(state.picks.length)}` : null,
  View: KenoView,
};

export const KenoStage = stageComponent(game);
export const KenoRound = roundPicture(game);
export const KenoRules = sheetRules(KENO_FORTY_SHEET);
