import { REELS, type SlotModel } from '../math/model.ts';
import { type Fraction, toNumber } from '../../kit/proof/fraction.ts';
import { coinOdds } from './hold-odds.ts';
import { type Distribution, type Spectrum, type SpectrumTools, spectrumTools } from './spectrum.ts';
import {
  type CountedSlot,
  freeSpinsFor,
  scatterParts,
  type SpinOdds,
  timesOf,
} from './spin-odds.ts';
import type { SpinOutcomes } from './spin-outcomes.ts';

/** Chances of large rounds, good to 1e-13. */
export interface BigWinOdds {
  /** For each number of stakes asked, the chance that a round pays at least that. */
  readonly atLeast: ReadonlyMap<number, number>;
  /** Chance that the win cap ends a round. */
  readonly capReached: number;
  /** What the cap takes from the return, in stakes a round. */
  readonly capCost: number;
}

/** Sums of so many caps are kept apart where there is no room for all; rarer ones are of no account. */
const CAPS_APART = 4;
const ROOM = 4096;

/**
 * The distribution of what a round pays, up to the cap. Since nothing a round pays is negative, it
 * reaches the cap exactly when the same round without a cap pays as much; and the cap costs the mean of
 * what is above it. Counts in the greatest unit that all pays share; thresholds must be whole units
 * (`RangeError` otherwise).
 * @param returned the exact return without the cap
 */
export function measureBigWins(
  counted: CountedSlot,
  returned: Fraction,
  thresholds: readonly number[],
): BigWinOdds {
  const { model, base } = counted;
  const unit = unitOf(counted);
  const cap = wholeUnits(model.winCapStakes, model.parts, unit);
  // Every amount counts as the cap at most.
  const amounts = model.freeSpinCap + (model.hold === null ? 1 : REELS * model.rows + 2);
  const places = Math.min(amounts * cap + 1, Math.max(CAPS_APART * (cap + 1), ROOM));
  const tools = spectrumTools(2 ** Math.ceil(Math.log2(places)));
  const grid: Grid = { model, unit, cap, tools };
  const total = tools.zero();
  const { hold } = model;
  for (const { outcome, spectrum } of spinSpectra(base, grid).values()) {
    if (hold !== null && outcome.specials >= hold.from) {
      tools.add(total, 1, spectrum, holdSpectrum(grid, outcome.specials));
    } else if (freeSpinsFor(model, outcome.specials) === 0) tools.add(total, 1, spectrum);
  }
  addFreeSpins(counted, grid, total);

  const sums = tools.back(total).subarray(0, cap);
  const within = sums.reduce((sum, chance) => sum + chance, 0);
  const mean = sums.reduce((sum, chance, place) => sum + chance * place, 0);
  const capReached = Math.max(0, 1 - within);
  const capCostUnits = (toNumber(returned) * model.parts) / unit - mean - cap * capReached;
  const atLeast = thresholds.map((stakes): [number, number] => {
    const from = wholeUnits(stakes, model.parts, unit);
    return [stakes, sums.subarray(from).reduce((sum, chance) => sum + chance, capReached)];
  });
  return {
    atLeast: new Map(atLeast),
    capReached,
    // What is left of nothing after rounding is nothing.
    capCost: capReached < LEAST ? 0 : Math.max(0, (capCostUnits * unit) / model.parts),
  };
}

const LEAST = 1e-13;

/** What amounts are counted by. */
interface Grid {
  readonly model: SlotModel;
  /** Parts of the stake in a place. */
  readonly unit: number;
  /** Place of the cap. */
  readonly cap: number;
  readonly tools: SpectrumTools;
}

function wholeUnits(stakes: number, parts: number, unit: number): number {
  const units = (stakes * parts) / unit;
  if (!Number.isInteger(units)) throw new RangeError(`${stakes} stakes are not whole units`);
  return units;
}

/** The greatest step, in parts, of which every pay and the stake itself are a multiple. */
function unitOf({ model, base, free }: CountedSlot): number {
  let step = model.parts;
  for (const { set, outcomes } of [base, ...free.values()]) {
    const times = timesOf(model, set);
    for (const { specials, pays } of outcomes) {
      const scattered = scatterParts(model, specials);
      for (const parts of pays.keys()) {
        step = greatestCommonDivisor(step, (parts + scattered) * times);
      }
    }
  }
  return step;
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right);
}

interface SpinSpectrum {
  readonly outcome: Pick<SpinOutcomes, 'specials' | 'stuck'>;
  readonly spectrum: Spectrum;
}

/** What a spin pays, by what follows it. A pay beyond the cap counts as the cap. */
function spinSpectra(
  { set, outcomes, combinations }: SpinOdds,
  { model, unit, cap, tools }: Grid,
): ReadonlyMap<string, SpinSpectrum> {
  const times = timesOf(model, set);
  const { hold } = model;
  const merged = new Map<string, { outcome: SpinSpectrum['outcome']; sums: Distribution }>();
  for (const { specials, stuck, pays } of outcomes) {
    const follows =
      hold === null ? freeSpinsFor(model, specials) : Math.max(specials, hold.from - 1);
    const key = `${follows}/${stuck}`;
    const known = merged.get(key);
    const sums = known?.sums ?? new Float64Array(cap + 1);
    merged.set(key, { outcome: { specials, stuck }, sums });
    for (const [parts, ways] of pays) {
      const place = Math.min(cap, ((parts + scatterParts(model, specials)) * times) / unit);
      sums[place] = (sums[place] ?? 0) + ways / Number(combinations);
    }
  }
  return new Map(
    [...merged].map(([key, { outcome, sums }]) => [key, { outcome, spectrum: tools.of(sums) }]),
  );
}

/** Adds the rounds with free spins: spin by spin, by how many are awarded and which reels are filled. */
function addFreeSpins({ model, base, free }: CountedSlot, grid: Grid, total: Spectrum): void {
  const { tools } = grid;
  const spins = new Map([...free].map(([stuck, odds]) => [stuck, spinSpectra(odds, grid)]));
  type UnderWay = Map<string, { awarded: number; stuck: number; spectrum: Spectrum }>;
  const at = (into: UnderWay, awarded: number, stuck: number): Spectrum => {
    const key = `${awarded}/${stuck}`;
    const known = into.get(key) ?? { awarded, stuck, spectrum: tools.zero() };
    into.set(key, known);
    return known.spectrum;
  };
  const award = (before: number, specials: number): number =>
    Math.min(model.freeSpinCap, before + freeSpinsFor(model, specials));
  let underWay: UnderWay = new Map();
  for (const { outcome, spectrum } of spinSpectra(base, grid).values()) {
    const awarded = award(0, outcome.specials);
    if (awarded > 0) tools.add(at(underWay, awarded, 0), 1, spectrum);
  }
  for (let played = 0; underWay.size > 0; played += 1) {
    const next: UnderWay = new Map();
    for (const { awarded, stuck, spectrum } of underWay.values()) {
      if (awarded <= played) {
        tools.add(total, 1, spectrum);
        continue;
      }
      for (const spin of spins.get(stuck)?.values() ?? []) {
        const to = award(awarded, spin.outcome.specials);
        tools.add(at(next, to, spin.outcome.stuck | stuck), 1, spectrum, spin.spectrum);
      }
    }
    underWay = next;
  }
}

/** What a hold pays that begins with so many coins. */
function holdSpectrum({ model, unit, cap, tools }: Grid, first: number): Spectrum {
  const { hold, parts, rows } = model;
  if (hold === null) throw new RangeError('there is no hold');
  const total = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  const placeOf = (stakes: number): number => Math.min(cap, (stakes * parts) / unit);
  const values = new Float64Array(cap + 1);
  for (const { stakes, weight } of hold.values) {
    values[placeOf(stakes)] = (values[placeOf(stakes)] ?? 0) + weight / total;
  }
  const coin = tools.of(values);
  const grand = tools.of(
    Float64Array.from({ length: cap + 1 }, (_, at) => +(at === placeOf(hold.grandStakes))),
  );
  const odds = coinOdds(hold, rows, first);
  const sums = tools.zero();
  let inCoins = tools.of(Float64Array.of(1));
  for (let coins = 1; coins <= REELS * rows; coins += 1) {
    inCoins = tools.product(inCoins, coin);
    const chance = odds.get(coins);
    if (chance === undefined) continue;
    if (coins === REELS * rows) tools.add(sums, toNumber(chance), inCoins, grand);
    else tools.add(sums, toNumber(chance), inCoins);
  }
  return sums;
}
