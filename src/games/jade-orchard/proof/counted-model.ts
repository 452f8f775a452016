import type { ReelModel } from '../math/model.ts';
import type { Strip } from '../math/strips.ts';
import { countWindows, type WindowOdds } from './window-odds.ts';

/** A strip set with every one of its stop combinations counted. */
export interface CountedReels {
  readonly odds: WindowOdds;
  /** The product of the strips' lengths; what `odds` adds up to. */
  readonly combinations: bigint;
}

/** A model with its enumeration, from which all its figures follow. */
export interface CountedModel {
  readonly model: ReelModel;
  readonly base: CountedReels;
  readonly free: CountedReels;
}

/** Enumerates both strip sets; takes a fraction of a second. */
export function countModel(model: ReelModel): CountedModel {
  return {
    model,
    base: countReels(model.baseStrips, model),
    free: countReels(model.freeStrips, model),
  };
}

function countReels(strips: readonly Strip[], model: ReelModel): CountedReels {
  return {
    odds: countWindows(strips, model),
    combinations: strips.reduce((product, strip) => product * BigInt(strip.length), 1n),
  };
}

/** Pay of `scatters` moons alone, in line stakes, before any multiplier. */
export function scatterLineStakes(model: ReelModel, scatters: number): number {
  return (model.scatterAwards.get(scatters)?.stakes ?? 0) * model.lines.length;
}
