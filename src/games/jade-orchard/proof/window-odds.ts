import { isLineSymbol, type LineSymbol, SCATTER, type SymbolCode, WILD } from '../symbols.ts';
import type { ReelModel } from '../math/model.ts';
import type { Strip } from '../math/strips.ts';

/** `ways` of the reels' stop combinations pay `lineStakes`, all lines together. */
export interface LinePayWays {
  readonly lineStakes: number;
  readonly ways: number;
}

/** For each number of scatters shown, the distribution of what the lines pay. */
export type WindowOdds = readonly (readonly LinePayWays[])[];

/** Stops of a reel that are alike to the lines looked at. */
interface StopGroup {
  /** For each symbol looked for, the lines it fits here: bit n is line n + 1. */
  readonly masks: readonly number[];
  readonly scatters: number;
  readonly stops: number;
}

/**
 * Counts every stop combination of the reels exactly, without visiting each. The lines are bits of
 * masks that shrink from reel to reel; stops that fit alike are counted as one, and when all masks
 * are empty the reels still to come cannot change the pay and are counted at once. Reads the rules
 * from the model alone and shares no code with `evaluateWindow`, so that each checks the other.
 * At most 31 lines.
 */
export function countWindows(strips: readonly Strip[], model: ReelModel): WindowOdds {
  const views = strips.map((strip) => strip.map((_, stop) => symbolsAt(strip, stop, model.rows)));
  const scattersFrom = countScattersFrom(views);
  const mostPaid = Math.max(...Object.values(model.linePays).flat()) * model.lines.length;
  const ways = (scattersFrom[0] ?? []).map(() => new Float64Array(mostPaid + 1));

  for (const view of views[0] ?? []) {
    const symbols = [...new Set(view)].filter(isLineSymbol);
    const pays = symbols.map((symbol) => paysByCount(symbol, model, strips.length));
    const groups = views.map((reel, index) => groupStops(reel, index, symbols, model));

    const visit = (
      reel: number,
      alive: readonly number[],
      paid: number,
      scatters: number,
      count: number,
    ): void => {
      if (reel === strips.length || alive.every((mask) => mask === 0)) {
        let total = paid;
        for (const [n, mask] of alive.entries()) total += bitCount(mask) * (pays[n]?.[reel] ?? 0);
        for (const [more, rest] of (scattersFrom[reel] ?? []).entries()) {
          const row = ways[scatters + more];
          if (row !== undefined) row[total] = (row[total] ?? 0) + count * rest;
        }
        return;
      }
      for (const group of groups[reel] ?? []) {
        let total = paid;
        const still = alive.map((mask, n) => {
          const left = mask & (group.masks[n] ?? 0);
          total += bitCount(mask ^ left) * (pays[n]?.[reel] ?? 0);
          return left;
        });
        visit(reel + 1, still, total, scatters + group.scatters, count * group.stops);
      }
    };
    const start = symbols.map((symbol) =>
      linesWhere(model, (rows) => view[rows[0] ?? -1] === symbol),
    );
    visit(1, start, 0, scattersIn(view), 1);
  }
  return ways.map(listWays);
}

function symbolsAt(strip: Strip, stop: number, rows: number): readonly SymbolCode[] {
  // The strip is joined to itself often enough for any window to be a plain slice.
  const turns = Array.from({ length: 1 + Math.ceil(rows / strip.length) }, () => strip).flat();
  return turns.slice(stop, stop + rows);
}

function scattersIn(shown: readonly SymbolCode[]): number {
  return shown.filter((symbol) => symbol === SCATTER).length;
}

/** [reel][m]: in how many ways that reel and those after it show m scatters together. */
function countScattersFrom(views: readonly (readonly (readonly SymbolCode[])[])[]): number[][] {
  const from: number[][] = [[1]];
  for (const reel of views.toReversed()) {
    const after = from[0] ?? [];
    const shown = reel.map(scattersIn);
    const counts = Array.from({ length: after.length + Math.max(...shown) }, () => 0);
    for (const here of shown) {
      for (const [more, count] of after.entries()) {
        counts[here + more] = (counts[here + more] ?? 0) + count;
      }
    }
    from.unshift(counts);
  }
  return from;
}

function groupStops(
  views: readonly (readonly SymbolCode[])[],
  reel: number,
  symbols: readonly LineSymbol[],
  model: ReelModel,
): readonly StopGroup[] {
  const groups = new Map<string, StopGroup>();
  for (const shown of views) {
    const scatters = scattersIn(shown);
    const masks = symbols.map((symbol) =>
      linesWhere(model, (rows) => {
        const there = shown[rows[reel] ?? -1];
        return there === symbol || there === WILD;
      }),
    );
    const key = [...masks, scatters].join();
    groups.set(key, { masks, scatters, stops: (groups.get(key)?.stops ?? 0) + 1 });
  }
  return [...groups.values()];
}

function linesWhere(model: ReelModel, holds: (rows: readonly number[]) => boolean): number {
  return model.lines.reduce((mask, rows, index) => (holds(rows) ? mask | (1 << index) : mask), 0);
}

/** [k]: what k matching reels from the left pay, in line stakes. */
function paysByCount(symbol: LineSymbol, model: ReelModel, reels: number): number[] {
  return Array.from({ length: reels + 1 }, (_, count) => model.linePays[symbol][count - 3] ?? 0);
}

function listWays(row: Float64Array): LinePayWays[] {
  const listed: LinePayWays[] = [];
  for (const [lineStakes, ways] of row.entries()) if (ways > 0) listed.push({ lineStakes, ways });
  return listed;
}

function bitCount(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
