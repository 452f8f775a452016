import type { Cell, SymbolCode, SymbolWindow } from '../symbols.ts';
import type { Highlight } from './reel-view.ts';

export interface WinningCell {
  readonly cell: Cell;
  readonly symbol: SymbolCode;
}

/** Every cell that is part of a win, once, with its symbol. */
export function winnersOf(
  { lines, scatters }: Pick<Highlight, 'lines' | 'scatters'>,
  window: SymbolWindow,
): readonly WinningCell[] {
  const cells = [...lines.flatMap((line) => line.cells), ...(scatters?.cells ?? [])];
  const byPlace = new Map(cells.map((cell) => [`${cell.reel}/${cell.row}`, cell]));
  return [...byPlace.values()].flatMap((cell) => {
    const symbol = window[cell.reel]?.[cell.row];
    return symbol === undefined ? [] : [{ cell, symbol }];
  });
}
