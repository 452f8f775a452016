import { sheetRules } from '../../kit/rules/sheet-rules.tsx';
import { roundPicture } from '../../kit/stage/round-picture.tsx';
import { stageComponent } from '../../kit/stage/stage-component.tsx';
import type { StageGame } from '../../kit/stage/stage-game.ts';
import type { ScratchEvent } from '../events.ts';
import { SCRATCH_FIESTA } from '../rules.ts';
import { SCRATCH_FIESTA_SHEET } from '../sheet.ts';
import { nextScratch, SCRATCH_OPENING, type ScratchState } from './scratch-state.ts';
import { ScratchView } from './ScratchView.tsx';
import { stakesText } from './stakes-text.ts';

/** Time for scratching. What is left then is revealed. */
const SCRATCH_MS = 4000;

const game: StageGame<ScratchState, ScratchEvent> = {
  code: SCRATCH_FIESTA.code,
  opening: SCRATCH_OPENING,
  next: nextScratch,
  paceMs: (event) => (event.type === 'ticketBought' ? SCRATCH_MS : 0),
  cueOf: (event) => (event.type === 'ticketBought' ? { name: 'card' } : null),
  wordsOf: (event, _, { say, number }) => {
    if (event.type !== 'ticketBought') return null;
    const ticket = number(event.ticket + 1);
    return event.multiplier === 0
      ? say('scratch-fiesta:say.lost', { ticket })
      : say('scratch-fiesta:say.won', { ticket, pays: stakesText(event.multiplier, number) });
  },
  markOf: ({ bought }, { number }) => {
    if (bought === null) return null;
    return bought.multiplier === 0 ? '–' : stakesText(bought.multiplier, number);
  },
  View: ScratchView,
};

export const ScratchStage = stageComponent(game);
export const ScratchRound = roundPicture(game);
export const ScratchRules = sheetRules(SCRATCH_FIESTA_SHEET);
