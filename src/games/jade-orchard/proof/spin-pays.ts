import { type CountedReels, scatterLineStakes } from './counted-model.ts';
import type { ReelModel } from '../math/model.ts';

/** Possible pays of one spin, each with the `freeSpins` it awards. */
export interface SpinPays {
  readonly freeSpins: number;
  readonly pays: readonly SpinPay[];
}

export interface SpinPay {
  /** In units of the caller's choice. */
  readonly units: number;
  readonly chance: number;
}

/** All a spin can do, equal pays merged, in units of `unitLineStakes` line stakes (cut to whole). */
export function listSpinPays(
  reels: CountedReels,
  model: ReelModel,
  multiplier: number,
  unitLineStakes: number,
): readonly SpinPays[] {
  const byAward = new Map<number, Map<number, number>>();
  for (const [scatters, pays] of reels.odds.entries()) {
    const freeSpins = model.scatterAwards.get(scatters)?.freeSpins ?? 0;
    const merged = byAward.get(freeSpins) ?? new Map<number, number>();
    byAward.set(freeSpins, merged);
    for (const { lineStakes, ways } of pays) {
      const paid = (lineStakes + scatterLineStakes(model, scatters)) * multiplier;
      const units = Math.floor(paid / unitLineStakes);
      merged.set(units, (merged.get(units) ?? 0) + ways / Number(reels.combinations));
    }
  }
  return [...byAward].map(([freeSpins, merged]) => ({
    freeSpins,
    pays: [...merged].map(([units, chance]) => ({ units, chance })),
  }));
}

/** The greatest step, in line stakes, of which every pay of the spin is a multiple. */
export function stepOfPays(reels: CountedReels, model: ReelModel, multiplier: number): number {
  const pays = listSpinPays(reels, model, multiplier, 1).flatMap((spin) => spin.pays);
  return pays.reduce((step, { units }) => greatestCommonDivisor(step, units), 0);
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right);
}
