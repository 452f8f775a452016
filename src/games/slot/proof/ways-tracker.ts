import type { SlotModel } from '../math/model.ts';
import type { ReelView } from './reel-views.ts';
import type { WinTracker } from './win-tracker.ts';

/** A symbol that may still pay, and the ways to it so far. */
interface AliveSymbol {
  readonly symbol: string;
  readonly ways: number;
}

/** By symbol, how often it counts on the reel. */
type WaysGroup = ReadonlyMap<string, number>;

/** Ways multiply from reel to reel until a symbol is missing. */
export function waysTracker({
  pays,
  wild,
}: SlotModel): WinTracker<readonly AliveSymbol[], WaysGroup> {
  const payOf = (symbol: string, count: number): number => pays.get(symbol)?.[count - 3] ?? 0;
  const countIn = ({ shown }: ReelView, symbol: string): number => {
    let sum = 0;
    for (const there of shown) {
      if (there === symbol) sum += 1;
      else if (there === wild?.code) sum += wild.multiplier;
    }
    return sum;
  };
  const symbolsOf = (view: ReelView): string[] =>
    [...new Set(view.shown)].filter((symbol) => pays.has(symbol));

  return {
    start: (view) => symbolsOf(view).map((symbol) => ({ symbol, ways: countIn(view, symbol) })),
    groupOf(view, _reel, first) {
      const group = new Map(symbolsOf(first).map((symbol) => [symbol, countIn(view, symbol)]));
      return { key: [...group.values()].join(), group };
    },
    advance(state, group, reel) {
      let paid = 0;
      const next: AliveSymbol[] = [];
      for (const { symbol, ways } of state) {
        const here = group.get(symbol) ?? 0;
        if (here === 0) paid += payOf(symbol, reel) * ways;
        else next.push({ symbol, ways: ways * here });
      }
      return { state: next, paid };
    },
    ended: (state, reels) =>
      state.reduce((sum, { symbol, ways }) => sum + payOf(symbol, reels) * ways, 0),
    isOver: (state) => state.length === 0,
  };
}
