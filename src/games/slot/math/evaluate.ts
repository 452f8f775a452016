import type { Cell, SymbolWindow } from '../events.ts';
import type { Line } from '../lines.ts';
import type { Pays, ScatterAward, SlotModel, Strip } from './model.ts';
import { awardOf } from './model.ts';

interface Win {
  readonly symbol: string;
  /** Reels in a row, from the left. */
  readonly count: number;
  readonly cells: readonly Cell[];
  /** Pay in parts of the stake, before any multiplier. */
  readonly parts: number;
}

export interface LineWin extends Win {
  /** The line's number, from 1. */
  readonly line: number;
  /** Multiplier of the wilds in it. */
  readonly wilds: number;
}

export interface WaysWin extends Win {
  /** Ways through the cells; a wild with a multiplier counts so often. */
  readonly ways: number;
}

export interface ScatterWin extends ScatterAward {
  readonly cells: readonly Cell[];
}

/** The window that shows when each reel rests with `stops[reel]` in its top row. */
export function windowAt(
  strips: readonly Strip[],
  stops: readonly number[],
  rows: number,
): SymbolWindow {
  return strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => {
      const symbol = strip[((stops[reel] ?? Number.NaN) + row) % strip.length];
      if (symbol === undefined) throw new RangeError(`reel ${reel} has no such stop`);
      return symbol;
    }),
  );
}

/** Every line that wins, in the lines' order. */
export function lineWins(
  window: SymbolWindow,
  model: SlotModel,
  lines: readonly Line[],
): readonly LineWin[] {
  return lines.flatMap((rows, index) => lineWin(window, model, rows, index + 1) ?? []);
}

/** The first reel bears no wild, so the symbol there is the only one a line can pay for. */
function lineWin(
  window: SymbolWindow,
  { pays, wild }: SlotModel,
  rows: Line,
  line: number,
): LineWin | null {
  const symbol = window[0]?.[rows[0] ?? -1] ?? '';
  const paysOf = pays.get(symbol);
  if (paysOf === undefined) return null;
  const cells: Cell[] = [];
  let wilds = 1;
  for (const [reel, row] of rows.entries()) {
    const shown = window[reel]?.[row];
    const isWild = shown === wild?.code;
    if (shown !== symbol && !isWild) break;
    if (isWild) wilds *= wild?.multiplier ?? 1;
    cells.push({ reel, row });
  }
  const parts = payFor(paysOf, cells.length);
  return parts === 0 ? null : { line, symbol, count: cells.length, cells, parts, wilds };
}

/** Every symbol that wins on neighbouring reels, dearest first. */
export function waysWins(window: SymbolWindow, model: SlotModel): readonly WaysWin[] {
  return [...model.pays].flatMap(([symbol, pays]) => waysWin(window, model, symbol, pays) ?? []);
}

function waysWin(
  window: SymbolWindow,
  { wild }: SlotModel,
  symbol: string,
  pays: Pays,
): WaysWin | null {
  const cells: Cell[] = [];
  let ways = 1;
  let count = 0;
  for (const [reel, column] of window.entries()) {
    let here = 0;
    for (const [row, shown] of column.entries()) {
      const isWild = shown === wild?.code;
      if (shown !== symbol && !isWild) continue;
      here += isWild ? (wild?.multiplier ?? 1) : 1;
      cells.push({ reel, row });
    }
    if (here === 0) break;
    ways *= here;
    count += 1;
  }
  const parts = payFor(pays, count) * ways;
  return parts === 0 ? null : { symbol, count, ways, cells, parts };
}

function payFor(pays: Pays, count: number): number {
  return pays[count - 3] ?? 0;
}

export function scatterWin(window: SymbolWindow, model: SlotModel): ScatterWin | null {
  if (model.scatter === null) return null;
  const cells = cellsOf(window, model.scatter);
  const award = awardOf(model, cells.length);
  return award === null ? null : { ...award, cells };
}

/** Where a symbol lies, reel by reel. */
export function cellsOf(window: SymbolWindow, symbol: string): readonly Cell[] {
  return window.flatMap((rows, reel) =>
    rows.flatMap((shown, row) => (shown === symbol ? [{ reel, row }] : [])),
  );
}
