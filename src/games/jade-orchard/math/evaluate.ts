import {
  type Cell,
  isLineSymbol,
  type LineSymbol,
  SCATTER,
  type SymbolWindow,
  WILD,
} from '../symbols.ts';
import type { Line } from './lines.ts';
import type { ReelModel } from './model.ts';
import type { ScatterAward } from './pay-table.ts';
import type { Strip } from './strips.ts';

export interface LineWin {
  /** The line's number, from 1. */
  readonly line: number;
  readonly symbol: LineSymbol;
  readonly count: number;
  readonly cells: readonly Cell[];
  /** Pay in line stakes, before any multiplier. */
  readonly lineStakes: number;
}

export interface ScatterWin extends ScatterAward {
  readonly cells: readonly Cell[];
}

export interface WindowWins {
  readonly lines: readonly LineWin[];
  /** Absent when too few moons show. */
  readonly scatters: ScatterWin | undefined;
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

/** Every win of a window: lines in their order, then the scatters. */
export function evaluateWindow(window: SymbolWindow, model: ReelModel): WindowWins {
  return {
    lines: model.lines.flatMap((line, index) => {
      const win = evaluateLine(window, line, index + 1, model);
      return win === undefined ? [] : [win];
    }),
    scatters: evaluateScatters(window, model),
  };
}

/** The first reel bears no wild, so the symbol there is the only one a line can pay for. */
function evaluateLine(
  window: SymbolWindow,
  rows: Line,
  line: number,
  model: ReelModel,
): LineWin | undefined {
  const symbol = window[0]?.[rows[0] ?? -1];
  if (symbol === undefined || !isLineSymbol(symbol)) return undefined;
  const cells: Cell[] = [];
  for (const [reel, row] of rows.entries()) {
    const shown = window[reel]?.[row];
    if (shown !== symbol && shown !== WILD) break;
    cells.push({ reel, row });
  }
  const lineStakes = model.linePays[symbol][cells.length - 3] ?? 0;
  if (lineStakes === 0) return undefined;
  return { line, symbol, count: cells.length, cells, lineStakes };
}

function evaluateScatters(window: SymbolWindow, model: ReelModel): ScatterWin | undefined {
  const cells = window.flatMap((rows, reel) =>
    rows.flatMap((symbol, row) => (symbol === SCATTER ? [{ reel, row }] : [])),
  );
  const award = model.scatterAwards.get(cells.length);
  return award === undefined ? undefined : { ...award, cells };
}
