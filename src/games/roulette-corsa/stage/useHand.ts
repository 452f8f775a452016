import { useState } from 'react';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import { ROULETTE_CORSA } from '../rules.ts';
import {
  addShortcut,
  type Bets,
  chipsOn,
  doubleChips,
  isSameBets,
  removeShortcut,
} from './place-chips.ts';
import type { RouletteState } from './roulette-state.ts';

/** What the player's hand does on the table. */
export interface Hand {
  readonly canChoose: boolean;
  /** A press takes chips off instead of placing them. */
  readonly isTaking: boolean;
  /** The table has no room for another chip of the chosen value. */
  readonly isFull: boolean;
  readonly press: (shortcut: Bets) => void;
  readonly take: (shortcut: Bets) => void;
  readonly switchTaking: () => void;
  /** Null: there is nothing to do it with. */
  readonly undo: (() => void) | null;
  readonly clear: (() => void) | null;
  readonly double: (() => void) | null;
  readonly repeat: (() => void) | null;
}

type HandProps = Pick<
  StageViewProps<RouletteState>,
  'canChoose' | 'onWager' | 'stakeMicro' | 'leastStakeMicro' | 'state'
>;

/** Places and takes chips, and remembers what was done for undoing it. */
export function useHand(bets: Bets, props: HandProps): Hand {
  const { canChoose, onWager, stakeMicro, leastStakeMicro, state } = props;
  const [done, setDone] = useState<readonly Bets[]>([]);
  const [isTaking, setTaking] = useState(false);
  const count =
    stakeMicro === null || leastStakeMicro === null || leastStakeMicro === 0n
      ? 1
      : Number(stakeMicro / leastStakeMicro);
  const isEmpty = bets.length === 0;

  const show = (next: Bets): void => onWager(next.length === 0 ? null : { bets: next });
  const change = (next: Bets): void => {
    if (!canChoose || isSameBets(next, bets)) return;
    setDone([...done, bets]);
    show(next);
  };
  const take = (shortcut: Bets): void => change(removeShortcut(bets, shortcut, count));
  const before = done.at(-1);
  const canDouble = !isEmpty && chipsOn(bets) * 2 <= ROULETTE_CORSA.mostChips;
  const canRepeat = state.bets.length > 0 && !isSameBets(state.bets, bets);
  return {
    canChoose,
    isTaking: isTaking && !isEmpty,
    isFull: chipsOn(bets) + count > ROULETTE_CORSA.mostChips,
    press: (shortcut) =>
      isTaking && !isEmpty ? take(shortcut) : change(addShortcut(bets, shortcut, count)),
    take,
    switchTaking: () => setTaking(!isTaking),
    undo:
      before === undefined
        ? null
        : () => {
            setDone(done.slice(0, -1));
            show(before);
          },
    clear: isEmpty ? null : () => change([]),
    double: canDouble ? () => change(doubleChips(bets)) : null,
    repeat: canRepeat ? () => change(state.bets) : null,
  };
}
