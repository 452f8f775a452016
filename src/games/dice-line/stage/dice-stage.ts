import { sheetRules } from '../../kit/rules/sheet-rules.tsx';
import { roundPicture } from '../../kit/stage/round-picture.tsx';
import { stageComponent } from '../../kit/stage/stage-component.tsx';
import type { StageGame } from '../../kit/stage/stage-game.ts';
import type { DiceEvent } from '../events.ts';
import { DICE_LINE } from '../rules.ts';
import { DICE_LINE_SHEET } from '../sheet.ts';
import type { DiceState } from './dice-state.ts';
import { DiceView } from './DiceView.tsx';

/** How long the marker travels to the roll. */
const ROLL_MS = 900;

const game: StageGame<DiceState, DiceEvent> = {
  code: DICE_LINE.code,
  surface: 'scenery',
  opening: { roll: null, isWin: false },
  next: (state, event) =>
    event.type === 'diceRolled' ? { roll: event.roll, isWin: event.isWin } : state,
  paceMs: (event) => (event.type === 'diceRolled' ? ROLL_MS : 0),
  cueOf: (event) =>
    event.type === 'diceRolled' ? { name: event.isWin ? 'reveal' : 'lose' } : null,
  wordsOf: (event, _, { say, number }) =>
    event.type === 'diceRolled'
      ? say('dice-line:say.rolled', { roll: number(event.roll / 100, 2) })
      : null,
  markOf: ({ roll }, { number }) => (roll === null ? null : number(roll / 100, 2)),
  View: DiceView,
};

export const DiceStage = stageComponent(game);
export const DiceRound = roundPicture(game);
export const DiceRules = sheetRules(DICE_LINE_SHEET);
