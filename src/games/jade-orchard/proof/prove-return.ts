import type { CountedModel, CountedReels } from './counted-model.ts';
import { scatterLineStakes } from './counted-model.ts';
import {
  classifySpins,
  momentsOfFreeSpins,
  momentsOfSpin,
  type SpinClass,
} from './feature-moments.ts';
import { type Fraction, fraction } from '../../kit/proof/fraction.ts';
import type { ReelModel } from '../math/model.ts';

/** The most one spin can pay, in stakes, and its chance in a spin of that kind. */
export interface HighestSpin {
  readonly stakes: Fraction;
  readonly chance: Fraction;
}

/** Exact return of a model, per unit of stake. Ignores the win cap. */
export interface ReturnProof {
  readonly returnToPlayer: Fraction;
  /** The three parts of the return: lines and scatters of the paid spin, and all free spins. */
  readonly fromLines: Fraction;
  readonly fromScatters: Fraction;
  readonly fromFreeSpins: Fraction;
  /** Chance that a round pays anything. */
  readonly hitRate: Fraction;
  /** Share of paying rounds that pay the stake or less. */
  readonly smallHitShare: Fraction;
  /** Chance that a round has free spins. */
  readonly freeSpinRate: Fraction;
  /** Variance of a round's payout, in stakes squared. */
  readonly variance: Fraction;
  readonly highestPaidSpin: HighestSpin;
  readonly highestFreeSpin: HighestSpin;
}

/** Equal models give equal proofs; nothing here is sampled or rounded. */
export function proveReturn({ model, base, free }: CountedModel): ReturnProof {
  const lines = BigInt(model.lines.length);
  const paidSpins = classifySpins(base.odds, model, 1);
  const freeSpins = classifySpins(free.odds, model, model.freeSpinMultiplier);
  const scale = free.combinations ** BigInt(model.freeSpinCap);
  const feature = momentsOfFreeSpins(freeSpins, free.combinations, model.freeSpinCap);
  const round = momentsOfSpin(paidSpins, feature, scale, 0);
  // Every round has the same weight 1 / whole once the free spins are weighted to their cap.
  const whole = scale * base.combinations;
  const paidByAll = sumOf(paidSpins, (spin) => spin.paid);
  const paidByScatters = sumOf(
    paidSpins,
    (spin, scatters) => spin.ways * BigInt(scatterLineStakes(model, scatters)),
  );
  const hits = countHits(base, model, Number.POSITIVE_INFINITY);
  const triggers = sumOf(paidSpins, (spin) => (spin.freeSpins > 0 ? spin.ways : 0n));
  return {
    returnToPlayer: fraction(round.mean, whole * lines),
    fromLines: fraction(paidByAll - paidByScatters, base.combinations * lines),
    fromScatters: fraction(paidByScatters, base.combinations * lines),
    fromFreeSpins: fraction(round.mean - paidByAll * scale, whole * lines),
    hitRate: fraction(hits, base.combinations),
    smallHitShare: fraction(countHits(base, model, model.lines.length), hits),
    freeSpinRate: fraction(triggers, base.combinations),
    variance: fraction(round.square * whole - round.mean ** 2n, (whole * lines) ** 2n),
    highestPaidSpin: findHighest(base, model, 1),
    highestFreeSpin: findHighest(free, model, model.freeSpinMultiplier),
  };
}

function sumOf(
  spins: readonly SpinClass[],
  term: (spin: SpinClass, scatters: number) => bigint,
): bigint {
  return spins.reduce((sum, spin, scatters) => sum + term(spin, scatters), 0n);
}

/**
 * Paid spins that pay something, and at most `limit` line stakes. It stands for whole rounds only
 * if the scatters that bring free spins pay more than the stake by themselves: then free spins
 * make no hit of a miss and no large hit of a small one. Any other model is refused.
 */
function countHits(reels: CountedReels, model: ReelModel, limit: number): bigint {
  let ways = 0n;
  for (const [scatters, pays] of reels.odds.entries()) {
    const award = model.scatterAwards.get(scatters);
    if (award !== undefined && award.stakes <= 1) {
      throw new RangeError('scatters must pay more than the stake');
    }
    for (const pay of pays) {
      const paid = pay.lineStakes + scatterLineStakes(model, scatters);
      if (paid > 0 && paid <= limit) ways += BigInt(pay.ways);
    }
  }
  return ways;
}

function findHighest(reels: CountedReels, model: ReelModel, multiplier: number): HighestSpin {
  let highest = 0;
  let ways = 0;
  for (const [scatters, pays] of reels.odds.entries()) {
    for (const pay of pays) {
      const paid = pay.lineStakes + scatterLineStakes(model, scatters);
      if (paid === highest) ways += pay.ways;
      if (paid <= highest) continue;
      highest = paid;
      ways = pay.ways;
    }
  }
  return {
    stakes: fraction(BigInt(highest * multiplier), BigInt(model.lines.length)),
    chance: fraction(BigInt(ways), reels.combinations),
  };
}
