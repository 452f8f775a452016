import type { Line } from '../lines.ts';
import type { SlotModel } from '../math/model.ts';
import type { ReelView } from './reel-views.ts';
import type { WinTracker } from './win-tracker.ts';

/** Lines as bits, 30 to a word. */
type Mask = readonly number[];
const WORD = 30;

/** Lines that may still pay for a symbol, times what their wilds have multiplied. */
interface AliveLines {
  readonly symbol: string;
  readonly times: number;
  readonly mask: Mask;
}

interface LineGroup {
  /** By symbol, the lines it fits here. */
  readonly fits: ReadonlyMap<string, Mask>;
  /** Lines with a wild here; empty where wilds multiply nothing and count as the symbol. */
  readonly wilds: Mask;
}

/** Lines are bits of masks that shrink from reel to reel. */
export function linesTracker(
  { pays, wild }: SlotModel,
  lines: readonly Line[],
): WinTracker<readonly AliveLines[], LineGroup> {
  const multiplies = (wild?.multiplier ?? 1) > 1;
  const where = (reel: number, holds: (row: number) => boolean): Mask => {
    const mask = Array.from({ length: Math.ceil(lines.length / WORD) }, () => 0);
    for (const [index, line] of lines.entries()) {
      if (!holds(line[reel] ?? -1)) continue;
      const word = Math.floor(index / WORD);
      mask[word] = (mask[word] ?? 0) | (1 << (index % WORD));
    }
    return mask;
  };
  const symbolsOf = (view: ReelView): string[] =>
    [...new Set(view.shown)].filter((symbol) => pays.has(symbol));
  const payOf = (symbol: string, count: number): number => pays.get(symbol)?.[count - 3] ?? 0;
  const empty = Array.from({ length: Math.ceil(lines.length / WORD) }, () => 0);

  return {
    start: (view) =>
      symbolsOf(view).map((symbol) => ({
        symbol,
        times: 1,
        mask: where(0, (row) => view.shown[row] === symbol),
      })),
    groupOf(view, reel, first) {
      const fits = new Map(
        symbolsOf(first).map((symbol) => [
          symbol,
          where(reel, (row) => {
            const there = view.shown[row];
            return there === symbol || (!multiplies && there === wild?.code);
          }),
        ]),
      );
      const wilds = multiplies ? where(reel, (row) => view.shown[row] === wild?.code) : empty;
      return { key: [...fits.values(), wilds].join(), group: { fits, wilds } };
    },
    advance(state, { fits, wilds }, reel) {
      let paid = 0;
      const next: AliveLines[] = [];
      for (const { symbol, times, mask } of state) {
        const fit = fits.get(symbol) ?? empty;
        const plain = both(mask, fit);
        const lucky = multiplies ? both(mask, wilds) : empty;
        const dead = bitsIn(mask) - bitsIn(plain) - bitsIn(lucky);
        if (dead > 0) paid += dead * payOf(symbol, reel) * times;
        if (bitsIn(plain) > 0) next.push({ symbol, times, mask: plain });
        if (bitsIn(lucky) > 0) {
          next.push({ symbol, times: times * (wild?.multiplier ?? 1), mask: lucky });
        }
      }
      return { state: next, paid };
    },
    ended: (state, reels) =>
      state.reduce(
        (sum, { symbol, times, mask }) => sum + bitsIn(mask) * payOf(symbol, reels) * times,
        0,
      ),
    isOver: (state) => state.length === 0,
  };
}

function both(one: Mask, other: Mask): Mask {
  return one.map((word, index) => word & (other[index] ?? 0));
}

function bitsIn(mask: Mask): number {
  let sum = 0;
  for (const word of mask) sum += bitCount(word);
  return sum;
}

function bitCount(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
