import type { Cell, SymbolWindow } from '../events.ts';
import type { Highlight } from './reel-view.ts';

export interface WinningCell {
  readonly cell: Cell;
  readonly symbol: string;
}

/** Every cell that is part of a win, once, with its symbol. */
export function winnersOf(
  { wins, scatters }: Pick<Highlight, 'wins' | 'scatters'>,
  window: SymbolWindow,
): readonly WinningCell[] {
  const cells = [...wins.flatMap((win) => win.cells), ...(scatters?.cells ?? [])];
  const byPlace = new Map(cells.map((cell) => [`${cell.reel}/${cell.row}`, cell]));
  return [...byPlace.values()].flatMap((cell) => {
    const symbol = window[cell.reel]?.[cell.row];
    return symbol === undefined ? [] : [{ cell, symbol }];
  });
}
