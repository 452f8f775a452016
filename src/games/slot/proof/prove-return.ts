import { type Fraction, fraction, plus, times, whole, ZERO } from '../../kit/proof/fraction.ts';
import type { SlotModel } from '../math/model.ts';
import {
  classifySpins,
  type Moments,
  momentsOfFreeSpins,
  type SpinClass,
} from './feature-moments.ts';
import { momentsOfHold } from './hold-odds.ts';
import { type CountedSlot, scatterParts, type SpinOdds } from './spin-odds.ts';

/** Exact return of a title, per unit of stake. Ignores the win cap. */
export interface ReturnProof {
  readonly returnToPlayer: Fraction;
  /** The parts of the return: wins and scatters of the paid spin, and its features. */
  readonly fromWins: Fraction;
  readonly fromScatters: Fraction;
  readonly fromFreeSpins: Fraction;
  readonly fromHold: Fraction;
  /** Chance that a round pays anything. */
  readonly hitRate: Fraction;
  /** Share of paying rounds that pay the stake or less. */
  readonly smallHitShare: Fraction;
  /** Chance that a round has its feature; null: it has none. */
  readonly featureRate: Fraction | null;
  /** Variance of a round's payout, in stakes squared. */
  readonly variance: Fraction;
  readonly topSpin: { readonly stakes: Fraction; readonly chance: Fraction };
}

const NO_FEATURE: Moments = { mean: ZERO, square: ZERO };

/** Equal titles give equal proofs; nothing here is sampled or rounded. */
export function proveReturn(counted: CountedSlot): ReturnProof {
  const { model, base } = counted;
  const perPart = fraction(1n, BigInt(model.parts));
  const perSpin = fraction(1n, base.combinations);
  const freeSpins = model.freeSpinCap > 0 ? momentsOfFreeSpins(counted) : [];
  const classes = classifySpins(base, model);
  const follows = (spin: SpinClass): Moments => {
    if (model.hold !== null && spin.specials >= model.hold.from) {
      return momentsOfHold(model, model.hold, spin.specials);
    }
    return freeSpins[Math.min(model.freeSpinCap, spin.freeSpins)] ?? NO_FEATURE;
  };
  let [feature, square] = [ZERO, ZERO];
  let [paid, scattered, begun] = [0n, 0n, 0n];
  for (const spin of classes) {
    const rest = follows(spin);
    const ways = fraction(spin.ways, 1n);
    paid += spin.paid;
    scattered += spin.ways * BigInt(scatterParts(model, spin.specials));
    if (rest !== NO_FEATURE) begun += isFeature(model, spin) ? spin.ways : 0n;
    feature = plus(feature, times(ways, rest.mean));
    square = plus(
      square,
      plus(
        fraction(spin.paidSquared, 1n),
        plus(times(fraction(2n * spin.paid, 1n), rest.mean), times(ways, rest.square)),
      ),
    );
  }
  const inStakes = (parts: Fraction): Fraction => times(parts, times(perPart, perSpin));
  const mean = inStakes(plus(fraction(paid, 1n), feature));
  const squared = times(times(square, perSpin), times(perPart, perPart));
  const hits = countHits(base, model, Number.POSITIVE_INFINITY);
  const isHold = model.hold !== null;
  return {
    returnToPlayer: mean,
    fromWins: inStakes(fraction(paid - scattered, 1n)),
    fromScatters: inStakes(fraction(scattered, 1n)),
    fromFreeSpins: isHold ? ZERO : inStakes(feature),
    fromHold: isHold ? inStakes(feature) : ZERO,
    hitRate: fraction(hits, base.combinations),
    smallHitShare: fraction(countHits(base, model, model.parts), hits),
    featureRate: isHold || model.freeSpinCap > 0 ? fraction(begun, base.combinations) : null,
    variance: plus(squared, times(whole(-1), times(mean, mean))),
    topSpin: findTop(base, model),
  };
}

function isFeature({ hold }: SlotModel, { specials, freeSpins }: SpinClass): boolean {
  return hold === null ? freeSpins > 0 : specials >= hold.from;
}

/** Whether a paid spin's feature pays more than the stake by itself, whatever comes. */
function isLarge({ hold, parts }: SlotModel, specials: number): boolean {
  if (hold === null || specials < hold.from) return false;
  const least = Math.min(...hold.values.map(({ stakes }) => stakes));
  if (specials * least * parts <= parts) throw new RangeError('coins must pay more than the stake');
  return true;
}

/**
 * Paid spins that pay something, and at most `limit` parts. It stands for whole rounds only if what
 * brings a feature pays more than the stake by itself: then a feature makes no hit of a miss and no
 * large hit of a small one. Any other title is refused.
 */
function countHits({ outcomes }: SpinOdds, model: SlotModel, limit: number): bigint {
  let ways = 0n;
  for (const { specials, pays } of outcomes) {
    const scattered = scatterParts(model, specials);
    if (scattered > 0 && scattered <= model.parts) {
      throw new RangeError('scatters must pay more than the stake');
    }
    const large = isLarge(model, specials);
    for (const [parts, count] of pays) {
      const paid = large ? Math.max(model.parts + 1, parts) : parts + scattered;
      if (paid > 0 && paid <= limit) ways += BigInt(count);
    }
  }
  return ways;
}

function findTop({ outcomes, combinations }: SpinOdds, model: SlotModel): ReturnProof['topSpin'] {
  let highest = 0;
  let ways = 0;
  for (const { specials, pays } of outcomes) {
    for (const [parts, count] of pays) {
      const paid = parts + scatterParts(model, specials);
      if (paid === highest) ways += count;
      if (paid <= highest) continue;
      highest = paid;
      ways = count;
    }
  }
  return {
    stakes: fraction(BigInt(highest), BigInt(model.parts)),
    chance: fraction(BigInt(ways), combinations),
  };
}
