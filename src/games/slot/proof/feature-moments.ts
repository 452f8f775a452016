import type { SlotModel } from '../math/model.ts';
import { type Fraction, fraction } from '../../kit/proof/fraction.ts';
import {
  type CountedSlot,
  freeSpinsFor,
  scatterParts,
  type SpinOdds,
  timesOf,
} from './spin-odds.ts';

/** First and second moment of a payout, in parts of the stake. */
export interface Moments {
  readonly mean: Fraction;
  readonly square: Fraction;
}

/** Totals of one kind of outcome of a spin over its stop combinations. */
export interface SpinClass {
  readonly specials: number;
  readonly stuck: number;
  readonly ways: bigint;
  /** Sums of the pay and of its square, in parts, multiplier included. */
  readonly paid: bigint;
  readonly paidSquared: bigint;
  readonly freeSpins: number;
}

/** Sums a spin's outcomes by what follows them. */
export function classifySpins(
  { outcomes, set }: Pick<SpinOdds, 'outcomes' | 'set'>,
  model: SlotModel,
): readonly SpinClass[] {
  const times = timesOf(model, set);
  return outcomes.map(({ specials, stuck, pays }) => {
    const scattered = scatterParts(model, specials);
    let [ways, paid, paidSquared] = [0n, 0n, 0n];
    for (const [parts, each] of pays) {
      const count = BigInt(each);
      const total = BigInt((parts + scattered) * times);
      ways += count;
      paid += count * total;
      paidSquared += count * total * total;
    }
    const freeSpins = freeSpinsFor(model, specials);
    return { specials, stuck, ways, paid, paidSquared, freeSpins };
  });
}

interface ScaledMoments {
  readonly mean: bigint;
  readonly square: bigint;
}

const NOTHING: ScaledMoments = { mean: 0n, square: 0n };

/**
 * Exact moments of what free spins pay, retriggers, the cap on their number and wilds that stay
 * included, by backward recursion over (spins played, spins awarded, reels filled).
 * @returns by number of spins awarded, none played yet.
 */
export function momentsOfFreeSpins({ model, free }: CountedSlot): readonly Moments[] {
  const cap = model.freeSpinCap;
  const masks = [...free.keys()];
  const combinations = free.get(0)?.combinations ?? 1n;
  const spins = new Map([...free].map(([mask, odds]) => [mask, classifySpins(odds, model)]));
  // after[mask][t]: the moments left when t spins are awarded and `played` are played.
  let after = new Map(masks.map((mask) => [mask, rowOf(cap, () => NOTHING)]));
  // combinations to the power of the spins that may still follow.
  let scale = 1n;
  for (let played = cap - 1; played >= 0; played -= 1) {
    const following = after;
    const spinScale = scale;
    after = new Map(
      masks.map((mask) => [
        mask,
        rowOf(cap, (awarded) =>
          played < awarded
            ? momentsOfSpin(spins.get(mask) ?? [], following, spinScale, awarded)
            : NOTHING,
        ),
      ]),
    );
    scale *= combinations;
  }
  return (after.get(0) ?? []).map(({ mean, square }) => ({
    mean: fraction(mean, scale),
    square: fraction(square, scale),
  }));
}

function rowOf<Item>(cap: number, item: (awarded: number) => Item): readonly Item[] {
  return Array.from({ length: cap + 1 }, (_, awarded) => item(awarded));
}

/** Moments of one spin and all that follows it. */
function momentsOfSpin(
  spins: readonly SpinClass[],
  following: ReadonlyMap<number, readonly ScaledMoments[]>,
  scale: bigint,
  awarded: number,
): ScaledMoments {
  let [mean, square] = [0n, 0n];
  for (const spin of spins) {
    const row = following.get(spin.stuck) ?? [];
    const rest = row[Math.min(row.length - 1, awarded + spin.freeSpins)];
    if (rest === undefined) throw new RangeError('an outcome leads where nothing was counted');
    mean += spin.paid * scale + spin.ways * rest.mean;
    square += spin.paidSquared * scale + 2n * spin.paid * rest.mean + spin.ways * rest.square;
  }
  return { mean, square };
}
