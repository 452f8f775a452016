import type { ReturnTerms } from './mean-return.ts';

/** How steeply pays rise with a symbol's rank and with the number of symbols. */
export interface PayShape {
  /** A symbol pays so many times the next cheaper one. */
  readonly perRank: number;
  /** Four pay so many times three, and five so many times four. */
  readonly perCount: number;
}

/** How finely pays from so much on are moved. */
const GRAIN = [
  [1000, 100],
  [400, 50],
  [150, 10],
  [30, 5],
] as const;

/** Share of the return that need not be mended. */
const CLOSE_ENOUGH = 0.0015;

/** Round numbers of two digits: players read them. */
const NICE = [10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 75, 80, 100];

/**
 * Pays of a shape that bring the return to what is wanted, as round numbers. What rounding has moved
 * is mended by single steps of the pays that weigh least.
 * @param wantedParts the mean pay of a round, in parts of the stake.
 * @returns null where what does not depend on the pays is too much already.
 */
export function tunePays(
  { weights, fixedParts }: ReturnTerms,
  wantedParts: number,
  shape: PayShape,
  step: number,
): number[][] | null {
  const target = wantedParts - fixedParts;
  if (target <= 0) return null;
  const shaped = weights.map((_, rank) =>
    [0, 1, 2].map(
      (count) => shape.perRank ** (weights.length - 1 - rank) * shape.perCount ** count,
    ),
  );
  return mendedPays(scaledTo(target, shaped, weights), weights, target, step);
}

/**
 * The same pays, made smaller or larger together until the return is what is wanted.
 * @param wantedParts the mean pay of a round, in parts of the stake.
 * @returns null where what does not depend on the pays is too much already.
 */
export function scalePays(
  { weights, fixedParts }: ReturnTerms,
  wantedParts: number,
  pays: readonly (readonly number[])[],
  step: number,
): number[][] | null {
  const target = wantedParts - fixedParts;
  return target <= 0 ? null : mendedPays(scaledTo(target, pays, weights), weights, target, step);
}

function scaledTo(
  target: number,
  pays: readonly (readonly number[])[],
  weights: ReturnTerms['weights'],
): readonly (readonly number[])[] {
  const scale = target / sumOf(pays, weights);
  return pays.map((row) => row.map((pay) => pay * scale));
}

/** Round numbers near those given, and what rounding has moved mended step by step. */
function mendedPays(
  wanted: readonly (readonly number[])[],
  weights: ReturnTerms['weights'],
  target: number,
  step: number,
): number[][] {
  const pays = wanted.map((row) => row.map((pay) => nice(pay, step)));
  keepOrder(pays, step);
  for (let tries = 0; tries < 400; tries += 1) {
    const off = target - sumOf(pays, weights);
    if (Math.abs(off) < CLOSE_ENOUGH * target) return pays;
    const move = bestMove(pays, weights, off, step);
    if (move === null) return pays;
    const row = pays[move.symbol];
    if (row !== undefined) row[move.count] = (row[move.count] ?? 0) + move.by;
  }
  return pays;
}

function sumOf(pays: readonly (readonly number[])[], weights: ReturnTerms['weights']): number {
  return pays.reduce(
    (sum, row, symbol) =>
      sum + row.reduce((all, pay, count) => all + pay * (weights[symbol]?.[count] ?? 0), 0),
    0,
  );
}

function nice(value: number, step: number): number {
  if (value <= step) return step;
  if (value < 10) return Math.max(step, Math.round(value / step) * step);
  const power = 10 ** (Math.floor(Math.log10(value)) - 1);
  const nearest = NICE.reduce((best, each) =>
    Math.abs(each - value / power) < Math.abs(best - value / power) ? each : best,
  );
  return Math.max(step, Math.round((nearest * power) / step) * step);
}

/** More of a kind pays more, and a dearer symbol never less than a cheaper one. */
function isOrdered(pays: readonly (readonly number[])[]): boolean {
  return pays.every((row, symbol) =>
    row.every(
      (pay, count) =>
        (count === 0 || pay > (row[count - 1] ?? 0)) && pay >= (pays[symbol + 1]?.[count] ?? 0),
    ),
  );
}

function keepOrder(pays: number[][], step: number): void {
  for (let symbol = pays.length - 1; symbol >= 0; symbol -= 1) {
    const row = pays[symbol] ?? [];
    for (let count = 0; count < row.length; count += 1) {
      const cheaper = pays[symbol + 1]?.[count] ?? 0;
      const fewer = count === 0 ? 0 : (row[count - 1] ?? 0) + step;
      row[count] = Math.max(row[count] ?? 0, cheaper, fewer);
    }
  }
}

function bestMove(
  pays: readonly (readonly number[])[],
  weights: ReturnTerms['weights'],
  off: number,
  step: number,
) {
  let best: { symbol: number; count: number; by: number } | null = null;
  let left = Math.abs(off);
  for (const [symbol, row] of pays.entries()) {
    for (const [count, pay] of row.entries()) {
      const unit = Math.max(step, GRAIN.find(([from]) => pay >= from)?.[1] ?? 1);
      const by = off > 0 ? unit : -unit;
      if (pay + by < step) continue;
      const after = Math.abs(off - by * (weights[symbol]?.[count] ?? 0));
      if (after >= left - 1e-9) continue;
      const moved = pays.map((other, at) => (at === symbol ? other.with(count, pay + by) : other));
      if (!isOrdered(moved)) continue;
      [best, left] = [{ symbol, count, by }, after];
    }
  }
  return best;
}
