import { scatterLineStakes } from './counted-model.ts';
import type { ReelModel } from '../math/model.ts';
import type { WindowOdds } from './window-odds.ts';

/** Totals of one spin over its stop combinations, for one number of scatters. */
export interface SpinClass {
  readonly ways: bigint;
  /** Sums of the pay and of its square, in line stakes, multiplier included. */
  readonly paid: bigint;
  readonly paidSquared: bigint;
  readonly freeSpins: number;
}

/** First and second moment of what the rest of a round pays, times a common scale. */
export interface ScaledMoments {
  readonly mean: bigint;
  readonly square: bigint;
}

/** Sums a spin's outcomes by number of scatters. `multiplier` is the spin's own. */
export function classifySpins(
  odds: WindowOdds,
  model: ReelModel,
  multiplier: number,
): readonly SpinClass[] {
  return odds.map((pays, scatters) => {
    const scatterPay = scatterLineStakes(model, scatters);
    let [ways, paid, paidSquared] = [0n, 0n, 0n];
    for (const pay of pays) {
      const count = BigInt(pay.ways);
      const total = BigInt((pay.lineStakes + scatterPay) * multiplier);
      ways += count;
      paid += count * total;
      paidSquared += count * total * total;
    }
    return {
      ways,
      paid,
      paidSquared,
      freeSpins: model.scatterAwards.get(scatters)?.freeSpins ?? 0,
    };
  });
}

/**
 * Exact moments of what free spins pay, retriggers and the cap on their number included, by
 * backward recursion over (spins played, spins awarded). Index t of the answer: t spins awarded,
 * none played yet. Scale: `combinations` to the power `cap`.
 */
export function momentsOfFreeSpins(
  spins: readonly SpinClass[],
  combinations: bigint,
  cap: number,
): readonly ScaledMoments[] {
  const none: ScaledMoments = { mean: 0n, square: 0n };
  // after[t]: the moments left when t spins are awarded and `played` are played.
  let after: readonly ScaledMoments[] = Array.from({ length: cap + 1 }, () => none);
  // combinations to the power of the spins that may still follow.
  let scale = 1n;
  for (let played = cap - 1; played >= 0; played -= 1) {
    const following = after;
    const spinScale = scale;
    after = following.map((_, awarded) =>
      played < awarded ? momentsOfSpin(spins, following, spinScale, awarded) : none,
    );
    scale *= combinations;
  }
  return after;
}

/**
 * Moments of one spin and all that follows it, scaled by `scale` times the spin's combinations;
 * `following[t]` are those of the rest when t free spins are awarded, scaled by `scale`.
 */
export function momentsOfSpin(
  spins: readonly SpinClass[],
  following: readonly ScaledMoments[],
  scale: bigint,
  awarded: number,
): ScaledMoments {
  const cap = following.length - 1;
  let [mean, square] = [0n, 0n];
  for (const spin of spins) {
    const rest = following[Math.min(cap, awarded + spin.freeSpins)];
    if (rest === undefined) throw new RangeError('more free spins awarded than the cap allows');
    mean += spin.paid * scale + spin.ways * rest.mean;
    square += spin.paidSquared * scale + 2n * spin.paid * rest.mean + spin.ways * rest.square;
  }
  return { mean, square };
}
