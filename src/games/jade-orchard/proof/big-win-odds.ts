import type { CountedModel } from './counted-model.ts';
import { listSpinPays, type SpinPays, stepOfPays } from './spin-pays.ts';

/** Chances of large rounds: floating-point sums of positive terms, each good to 1e-13. */
export interface BigWinOdds {
  /** For each number of stakes asked, the chance that a round pays at least that. */
  readonly atLeast: ReadonlyMap<number, number>;
  /** Chance that the win cap ends a round. */
  readonly capReached: number;
  /** A bound on what the cap takes from the return, in stakes a round; never too small. */
  readonly capCostAtMost: number;
}

/** By number of free spins awarded: how likely each sum won so far is, indexed by units. */
type Sums = ReadonlyMap<number, Float64Array>;

/** The part of a step's payout above the cap. */
interface Overflow {
  readonly chance: number;
  /** Units above the cap, weighted by chance; not too small. */
  readonly excess: number;
}

/** Sums less likely than this are dropped: at most some millions, less than 1e-13 together. */
const NEGLIGIBLE = 1e-20;

/**
 * Follows what a round has won, spin by spin, until its free spins end or the cap is reached.
 * Counts in whole units, the greatest step that all free-spin pays share. What the paid spin won
 * is cut to whole units, which changes no answer: the cap and all thresholds must be whole units
 * (`RangeError` otherwise).
 */
export function measureBigWins(counted: CountedModel, thresholds: readonly number[]): BigWinOdds {
  const { model, base, free } = counted;
  const lines = model.lines.length;
  const unit = stepOfPays(free, model, model.freeSpinMultiplier);
  const freeSpins = listSpinPays(free, model, model.freeSpinMultiplier, unit);
  const meanFreeSpin = freeSpins
    .flatMap(({ pays }) => pays)
    .reduce((sum, { units, chance }) => sum + units * chance, 0);
  const cap = wholeUnits(model.winCapStakes, lines, unit);

  const start: Sums = new Map([[0, Float64Array.from({ length: cap }, (_, sum) => +(sum === 0))]]);
  let spins = listSpinPays(base, model, 1, unit);
  let sums = start;
  const ended = new Float64Array(cap);
  let capReached = 0;
  let capCostUnits = 0;
  for (let played = 0; played <= model.freeSpinCap; played += 1) {
    const step = advance(sums, spins, model.freeSpinCap, cap);
    capReached += step.overflow.chance;
    const lost = (model.freeSpinCap - played) * meanFreeSpin * step.overflow.chance;
    capCostUnits += step.overflow.excess + lost;
    endRounds(step.sums, played, ended);
    sums = step.sums;
    spins = freeSpins;
  }
  const atLeast = thresholds.map((stakes): [number, number] => {
    const from = wholeUnits(stakes, lines, unit);
    return [stakes, ended.subarray(from).reduce((sum, chance) => sum + chance, capReached)];
  });
  return { atLeast: new Map(atLeast), capReached, capCostAtMost: (capCostUnits * unit) / lines };
}

function wholeUnits(stakes: number, lines: number, unit: number): number {
  const units = (stakes * lines) / unit;
  if (!Number.isInteger(units)) throw new RangeError(`${stakes} stakes are not whole units`);
  return units;
}

/** Plays one spin from every sum. */
function advance(
  sums: Sums,
  spins: readonly SpinPays[],
  mostSpins: number,
  cap: number,
): { readonly sums: Map<number, Float64Array>; readonly overflow: Overflow } {
  const next = new Map<number, Float64Array>();
  let [chance, excess] = [0, 0];
  for (const [awarded, row] of sums) {
    const used = row.findLastIndex((likelihood) => likelihood > NEGLIGIBLE) + 1;
    for (const spin of spins) {
      const total = Math.min(mostSpins, awarded + spin.freeSpins);
      const into = next.get(total) ?? new Float64Array(cap);
      next.set(total, into);
      for (const pay of spin.pays) {
        const within = Math.max(0, Math.min(used, cap - pay.units));
        for (let sum = 0; sum < within; sum += 1) {
          const place = sum + pay.units;
          into[place] = (into[place] ?? 0) + pay.chance * (row[sum] ?? 0);
        }
        for (let sum = within; sum < used; sum += 1) {
          const likelihood = pay.chance * (row[sum] ?? 0);
          chance += likelihood;
          // One unit more, for what the paid spin's cut may have hidden.
          excess += likelihood * (sum + pay.units - cap + 1);
        }
      }
    }
  }
  return { sums: next, overflow: { chance, excess } };
}

/** Moves the rounds that have played all their free spins to those that have ended. */
function endRounds(sums: Map<number, Float64Array>, played: number, ended: Float64Array): void {
  for (const [sum, chance] of (sums.get(played) ?? []).entries()) {
    ended[sum] = (ended[sum] ?? 0) + chance;
  }
  sums.delete(played);
}
