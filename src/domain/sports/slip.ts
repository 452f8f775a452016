import { subsets } from '../lottery/combinations.ts';
import { type Fraction, ONE, portionOf, times } from './fraction.ts';

/** At most so many legs. */
export const MOST_LEGS = 12;

/** The sizes of the lines that a named bet has: each line is a multiple of so many legs. */
export interface LineSizes {
  readonly legs: number;
  readonly sizes: readonly number[];
}

const upTo = (legs: number, from: number): LineSizes => ({
  legs,
  sizes: Array.from({ length: legs - from + 1 }, (_, index) => from + index),
});

/** Bets with a name, by the number of their legs: with singles (patent, lucky) and without. */
export const NAMED_BETS = {
  trixie: upTo(3, 2),
  patent: upTo(3, 1),
  yankee: upTo(4, 2),
  lucky15: upTo(4, 1),
  canadian: upTo(5, 2),
  lucky31: upTo(5, 1),
  heinz: upTo(6, 2),
  lucky63: upTo(6, 1),
  superHeinz: upTo(7, 2),
  goliath: upTo(8, 2),
} as const satisfies Readonly<Record<string, LineSizes>>;

export interface SlipShape {
  /** Number of legs. */
  readonly legs: number;
  /** Places of the legs that belong to every line. */
  readonly bankers: readonly number[];
  /** How many of the other legs a line has, each size once. */
  readonly sizes: readonly number[];
}

/**
 * The lines of a slip: places of their legs, each in the order of the slip.
 * @throws RangeError for more than MOST_LEGS legs, a size that no line can have, or a slip without lines
 */
export function linesOf({ legs, bankers, sizes }: SlipShape): readonly (readonly number[])[] {
  if (legs < 1 || legs > MOST_LEGS) throw new RangeError('too many legs');
  const places = Array.from({ length: legs }, (_, place) => place);
  const others = places.filter((place) => !bankers.includes(place));
  if (new Set(bankers).size !== bankers.length || bankers.some((place) => !places.includes(place)))
    throw new RangeError('no such banker');
  const lines = [...new Set(sizes)].flatMap((size) => {
    if (size < 0 || size > others.length || size + bankers.length === 0) {
      throw new RangeError('no line has so many legs');
    }
    return [...subsets(others, size)].map((chosen) =>
      [...bankers, ...chosen].toSorted((one, other) => one - other),
    );
  });
  if (lines.length === 0) throw new RangeError('a slip without lines');
  return lines;
}

/**
 * The payout of a bet: one floor for each line, at the end of its product, and then the bet's maximum.
 * @param unitMicro the stake of each line
 * @param factors one for each leg, in the order of the slip
 * @param mostMicro the maximum return that was shown before placing
 */
export function payoutOf(
  lines: readonly (readonly number[])[],
  factors: readonly Fraction[],
  { unitMicro, mostMicro }: { readonly unitMicro: bigint; readonly mostMicro: bigint },
): bigint {
  const total = lines.reduce(
    (sum, line) =>
      sum +
      portionOf(
        unitMicro,
        line.reduce((product, place) => times(product, factors[place] ?? ONE), ONE),
      ),
    0n,
  );
  return total < mostMicro ? total : mostMicro;
}
