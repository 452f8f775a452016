import { awardOf, type ReelSet, type SlotModel } from '../math/model.ts';
import { toNumber } from '../../kit/proof/fraction.ts';
import { momentsOfHold } from '../proof/hold-odds.ts';
import { reelViews } from '../proof/reel-views.ts';
import { expectedFalls } from './expected-falls.ts';
import { expectedWins, type PayWeights } from './expected-wins.ts';

/** A title's return as a sum: what pays of symbols weigh, and what does not depend on them. In parts a spin. */
export interface ReturnTerms {
  readonly weights: PayWeights;
  readonly fixedParts: number;
}

/** By number of scatters or coins: the chance of a spin to show so many. */
type SpecialOdds = readonly number[];

/** In doubles, for a search: the proof computes it exactly. */
export function returnTerms(model: SlotModel): ReturnTerms {
  const falls = model.ladder === null ? null : expectedFalls(model);
  const base = falls?.weights.base ?? expectedWins(model, 'base', 0);
  const shown = falls?.scatters ?? specialOdds(model, 'base');
  if (model.hold !== null) {
    const { hold } = model;
    let fixedParts = 0;
    for (const [coins, chance] of shown.entries()) {
      if (coins >= hold.from && chance > 0) {
        fixedParts += chance * toNumber(momentsOfHold(model, hold, coins).mean);
      }
    }
    return { weights: base, fixedParts };
  }
  const scatterPay = (odds: SpecialOdds): number =>
    odds.reduce(
      (sum, chance, count) => sum + chance * (awardOf(model, count)?.stakes ?? 0) * model.parts,
      0,
    );
  if (model.freeSpinCap === 0) return { weights: base, fixedParts: scatterPay(shown) };
  const times = model.freeSpinMultiplier;
  const again = falls?.scatters ?? specialOdds(model, 'free');
  const { visits, spins } = expectedVisits(model, shown, again);
  let weights = base;
  for (const [stuck, count] of visits) {
    const free = falls?.weights.free ?? expectedWins(model, 'free', stuck);
    weights = weights.map((row, symbol) =>
      row.map((weight, pay) => weight + count * times * (free[symbol]?.[pay] ?? 0)),
    );
  }
  return { weights, fixedParts: scatterPay(shown) + spins * times * scatterPay(again) };
}

/** The mean number of free spins of a round, by the reels that are filled when one begins. */
function expectedVisits(model: SlotModel, shown: SpecialOdds, again: SpecialOdds) {
  const cap = model.freeSpinCap;
  const visits = new Map<number, number>();
  let spins = 0;
  // By [spins still to play, filled]: spins are independent of being played.
  let waiting = new Map<string, { left: number; total: number; stuck: number; chance: number }>();
  const join = (
    into: typeof waiting,
    left: number,
    total: number,
    stuck: number,
    chance: number,
  ) => {
    const key = `${left}/${total}/${stuck}`;
    into.set(key, { left, total, stuck, chance: (into.get(key)?.chance ?? 0) + chance });
  };
  for (const [count, chance] of shown.entries()) {
    const award = Math.min(cap, awardOf(model, count)?.freeSpins ?? 0);
    if (award > 0 && chance > 0) join(waiting, award, award, 0, chance);
  }
  const fills = fillChances(model);
  while (waiting.size > 0) {
    const next: typeof waiting = new Map();
    for (const { left, total, stuck, chance } of waiting.values()) {
      visits.set(stuck, (visits.get(stuck) ?? 0) + chance);
      spins += chance;
      for (const [mask, likely] of fillsFrom(fills, stuck)) {
        for (const [count, odds] of again.entries()) {
          if (odds === 0) continue;
          const award = Math.min(cap - total, awardOf(model, count)?.freeSpins ?? 0);
          if (left - 1 + award === 0) continue;
          join(next, left - 1 + award, total + award, mask, chance * likely * odds);
        }
      }
    }
    waiting = next;
  }
  return { visits, spins };
}

/** By reel: the chance that a free spin fills it for good. */
function fillChances(model: SlotModel): number[] {
  if (model.wild?.behaviour !== 'sticky') return [0, 0, 0, 0, 0];
  return reelViews(model, 'free', 0).map(
    (stops) => stops.filter(({ stuck }) => stuck > 0).length / stops.length,
  );
}

function fillsFrom(fills: readonly number[], stuck: number): [mask: number, chance: number][] {
  let found = new Map([[stuck, 1]]);
  for (const [reel, chance] of fills.entries()) {
    if (chance === 0 || (stuck & (1 << reel)) !== 0) continue;
    const next = new Map<number, number>();
    for (const [mask, likely] of found) {
      next.set(mask, (next.get(mask) ?? 0) + likely * (1 - chance));
      next.set(mask | (1 << reel), (next.get(mask | (1 << reel)) ?? 0) + likely * chance);
    }
    found = next;
  }
  return [...found];
}

function specialOdds(model: SlotModel, set: ReelSet): SpecialOdds {
  let odds = [1];
  for (const stops of reelViews(model, set, 0)) {
    const next = Array.from({ length: odds.length + model.rows }, () => 0);
    for (const { specials } of stops) {
      for (const [count, chance] of odds.entries()) {
        next[count + specials] = (next[count + specials] ?? 0) + chance / stops.length;
      }
    }
    odds = next;
  }
  return odds;
}
