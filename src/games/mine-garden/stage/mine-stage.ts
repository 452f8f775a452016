import { multiplierText, payAt } from '../../kit/multiplier.ts';
import { sheetRules } from '../../kit/rules/sheet-rules.tsx';
import { roundPicture } from '../../kit/stage/round-picture.tsx';
import { stageComponent } from '../../kit/stage/stage-component.tsx';
import type { StageGame } from '../../kit/stage/stage-game.ts';
import type { MineEvent } from '../events.ts';
import { MINE_GARDEN } from '../rules.ts';
import { MINE_GARDEN_SHEET } from '../sheet.ts';
import { MineView } from './MineView.tsx';
import { type MineState, nextMineState, OPENING_STATE } from './mine-state.ts';

const FLIP_MS = 320;
const MINE_MS = 700;

const game: StageGame<MineState, MineEvent> = {
  code: MINE_GARDEN.code,
  surface: 'scenery',
  opening: OPENING_STATE,
  next: nextMineState,
  paceMs: (event) => {
    if (event.type === 'cellOpened') return event.isMine ? MINE_MS : FLIP_MS;
    return event.type === 'minesShown' ? FLIP_MS : 0;
  },
  cueOf: (event) => {
    if (event.type !== 'cellOpened') return null;
    return event.isMine ? { name: 'lose' } : { name: 'rise', step: event.safe - 1 };
  },
  wordsOf: (event, { safe }, { say }) => {
    switch (event.type) {
      case 'cellOpened':
        return event.isMine
          ? say('mine-garden:say.mine')
          : say('mine-garden:say.safe', {
              safe,
              multiplier: multiplierText(BigInt(event.multiplier)),
            });
      case 'cashedOut':
        return say('mine-garden:say.cashedOut', {
          multiplier: multiplierText(BigInt(event.multiplier)),
        });
      default:
        return null;
    }
  },
  actionsOf: ({ isOpen, safe, stakeMicro, multiplier }, { say, money }) =>
    isOpen && safe > 0
      ? [
          {
            id: 'cashOut',
            label: say('mine-garden:act.cashOut', {
              amount: money(payAt(stakeMicro, BigInt(multiplier))),
            }),
            action: { kind: 'cashOut' },
            isMain: true,
          },
        ]
      : [],
  markOf: ({ result, multiplier }) => {
    if (result === null) return null;
    return result === 'won' ? `${multiplierText(BigInt(multiplier))}×` : '0×';
  },
  View: MineView,
};

export const MineStage = stageComponent(game);
export const MineRound = roundPicture(game);
export const MineRules = sheetRules(MINE_GARDEN_SHEET);
