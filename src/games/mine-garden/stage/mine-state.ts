import type { MineEvent } from '../events.ts';
import { MINE_GARDEN, type MineWager, mineMultiplier } from '../rules.ts';

/** A cell as it is drawn. A hit is the mine that ended the round. */
export type CellLook = 'closed' | 'flower' | 'mine' | 'hit' | 'missed';

export interface MineState {
  readonly stakeMicro: bigint;
  readonly looks: readonly CellLook[];
  readonly safe: number;
  /** What leaving pays, in ten-thousandths; 0 while nothing is open or after a mine. */
  readonly multiplier: number;
  /** What one more safe cell would pay; null when none can be opened. */
  readonly nextMultiplier: number | null;
  /** Whether the round waits for the player. */
  readonly isOpen: boolean;
  readonly result: 'won' | 'lost' | null;
}

export const OPENING_STATE: MineState = {
  stakeMicro: 0n,
  looks: Array.from({ length: MINE_GARDEN.cells }, () => 'closed'),
  safe: 0,
  multiplier: 0,
  nextMultiplier: null,
  isOpen: false,
  result: null,
};

export function nextMineState(state: MineState, event: MineEvent): MineState {
  switch (event.type) {
    case 'roundStarted': {
      const { mines } = event.wager as unknown as MineWager;
      return {
        ...OPENING_STATE,
        stakeMicro: BigInt(event.stakeMicro),
        nextMultiplier: Number(mineMultiplier(mines, 1)),
        isOpen: true,
      };
    }
    case 'cellOpened':
      return {
        ...state,
        looks: state.looks.with(event.cell, event.isMine ? 'hit' : 'flower'),
        safe: event.safe,
        multiplier: event.multiplier,
        nextMultiplier: event.nextMultiplier,
        isOpen: !event.isMine,
        result: event.isMine ? 'lost' : null,
      };
    case 'cashedOut':
      return { ...state, nextMultiplier: null, isOpen: false, result: 'won' };
    case 'minesShown': {
      const mines = new Set(event.cells);
      const looks = state.looks.map((look, cell): CellLook => {
        if (look !== 'closed') return look;
        return mines.has(cell) ? 'mine' : 'missed';
      });
      return { ...state, looks };
    }
    default:
      return state;
  }
}
