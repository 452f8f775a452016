import { ChoiceError, type GameRules } from '../../game-rules.ts';
import { payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { MineEvent } from '../events.ts';
import {
  MINE_GARDEN,
  type MineAction,
  type MineWager,
  mineMultiplier,
  nextMultiplier,
} from '../rules.ts';

const ALL_CELLS = Array.from({ length: MINE_GARDEN.cells }, (_, cell) => cell);

const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  const { mines } = wager as unknown as MineWager;
  const places = new Set(stream.shuffle(ALL_CELLS).slice(0, mines));
  const events: MineEvent[] = [roundStarted(MINE_GARDEN, stakeMicro, wager)];
  const opened = new Set<number>();
  let multiplier = 0n;
  let isOver = false;

  const cashOut = (): void => {
    events.push({ type: 'cashedOut', multiplier: Number(multiplier) });
    isOver = true;
  };

  const open = (cell: number): void => {
    if (opened.has(cell)) throw new ChoiceError('/cell', 'the cell is open already');
    if (places.has(cell)) {
      const safe = opened.size;
      events.push({
        type: 'cellOpened',
        cell,
        isMine: true,
        safe,
        multiplier: 0,
        nextMultiplier: null,
      });
      multiplier = 0n;
      isOver = true;
      return;
    }
    opened.add(cell);
    multiplier = mineMultiplier(mines, opened.size);
    const next = nextMultiplier(mines, opened.size);
    events.push({
      type: 'cellOpened',
      cell,
      isMine: false,
      safe: opened.size,
      multiplier: Number(multiplier),
      nextMultiplier: next === null ? null : Number(next),
    });
    if (next === null) cashOut();
  };

  for (const action of actions as unknown as readonly MineAction[]) {
    if (isOver) throw new ChoiceError('', 'the round is over');
    if (action.kind === 'open') open(action.cell);
    else if (opened.size > 0) cashOut();
    else if (action.kind === 'leave') open(0);
    else throw new ChoiceError('/kind', 'no cell has been opened');
  }

  const payoutMicro = payAt(stakeMicro, multiplier);
  if (isOver) {
    events.push(
      { type: 'minesShown', cells: [...places].toSorted((one, other) => one - other) },
      roundEnded(payoutMicro, stakeMicro),
    );
  }
  return { events, payoutMicro, isOver };
};

export const rules: GameRules = {
  version: MINE_GARDEN.version,
  play,
  whenLeft: { kind: 'leave' },
};
