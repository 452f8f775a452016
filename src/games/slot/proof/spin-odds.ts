import { awardOf, type ReelSet, type SlotModel } from '../math/model.ts';
import { countFalls } from './count-falls.ts';
import { countWindows } from './count-windows.ts';
import type { SpinOutcomes } from './spin-outcomes.ts';

/** A spin with every one of its stop combinations counted. */
export interface SpinOdds {
  readonly set: ReelSet;
  readonly outcomes: readonly SpinOutcomes[];
  /** The product of the strips' lengths; what all counts add up to. */
  readonly combinations: bigint;
}

/** All spins that a round can have. */
export interface CountedSlot {
  readonly model: SlotModel;
  readonly base: SpinOdds;
  /** By the reels that are filled when it begins; empty: there are no free spins. */
  readonly free: ReadonlyMap<number, SpinOdds>;
}

/** Enumerates a title: a fraction of a second, or some seconds where symbols fall. */
export function countSlot(model: SlotModel): CountedSlot {
  if (model.ladder !== null) {
    const { base, free } = countFalls(model);
    return {
      model,
      base: oddsOf(model, 'base', base),
      free: new Map(model.freeSpinCap > 0 ? [[0, oddsOf(model, 'free', free)]] : []),
    };
  }
  const count = (set: ReelSet, stuck: number): SpinOdds =>
    oddsOf(model, set, countWindows(model, set, stuck));
  const free = new Map<number, SpinOdds>();
  const waiting = model.freeSpinCap > 0 ? [0] : [];
  for (let stuck = waiting.pop(); stuck !== undefined; stuck = waiting.pop()) {
    if (free.has(stuck)) continue;
    const odds = count('free', stuck);
    free.set(stuck, odds);
    waiting.push(...odds.outcomes.map((outcome) => outcome.stuck));
  }
  return { model, base: count('base', 0), free };
}

function oddsOf(model: SlotModel, set: ReelSet, outcomes: readonly SpinOutcomes[]): SpinOdds {
  const combinations = model.strips[set].reduce((all, strip) => all * BigInt(strip.length), 1n);
  const counted = outcomes.reduce(
    (sum, { pays }) => [...pays.values()].reduce((all, ways) => all + BigInt(ways), sum),
    0n,
  );
  if (counted !== combinations) throw new RangeError('not every combination was counted');
  return { set, outcomes, combinations };
}

/** Multiplier of every win of the set, besides the ladder's and the wilds' own. */
export function timesOf(model: SlotModel, set: ReelSet): number {
  return set === 'base' ? 1 : model.freeSpinMultiplier;
}

/** Pay of the scatters alone, in parts of the stake, before any multiplier. */
export function scatterParts(model: SlotModel, specials: number): number {
  if (model.scatter === null) return 0;
  return (awardOf(model, specials)?.stakes ?? 0) * model.parts;
}

export function freeSpinsFor(model: SlotModel, specials: number): number {
  return model.scatter === null ? 0 : (awardOf(model, specials)?.freeSpins ?? 0);
}
