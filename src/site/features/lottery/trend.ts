import type { LotteryDraw } from '#contract/generated/types.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { symbolsOf } from '#domain/lottery/play.ts';

/** How often each number was drawn in one place, or anywhere. */
export interface TrendRow {
  /** null: anywhere. */
  readonly place: number | null;
  readonly counts: readonly number[];
}

export interface Trend {
  readonly numbers: readonly string[];
  readonly rows: readonly TrendRow[];
  /** Of each number of a row in the long run. */
  readonly expected: number;
}

/** Counts the drawn numbers: by place, or all together where the order says nothing. */
export function trendOf({ space, family }: Lottery, draws: readonly LotteryDraw[]): Trend {
  const numbers = symbolsOf(space.lowest, space.highest);
  const isTogether = family === 'keno' || family === 'elevenFive' || family === 'dice';
  const countIn = (of: (drawn: readonly string[]) => readonly string[]): readonly number[] =>
    numbers.map((number) =>
      draws.reduce(
        (sum, { numbers: drawn }) => sum + of(drawn).filter((one) => one === number).length,
        0,
      ),
    );
  const rows = isTogether
    ? [{ place: null, counts: countIn((drawn) => drawn) }]
    : Array.from({ length: space.length }, (_place, place) => ({
        place,
        counts: countIn((drawn) => drawn.slice(place, place + 1)),
      }));
  const perDraw = isTogether ? space.length : 1;
  return { numbers, rows, expected: (draws.length * perDraw) / numbers.length };
}
