import { type Fraction, fraction } from '../../kit/proof/fraction.ts';
import { isLess, returnOf } from '../../kit/proof/percent.ts';
import { KENO_FORTY, paysOf } from '../rules.ts';

/** How many choices there are of `taken` out of `all`. */
function choose(all: number, taken: number): bigint {
  if (taken > all) return 0n;
  let ways = 1n;
  for (let step = 1; step <= taken; step += 1) {
    ways = (ways * BigInt(all - step + 1)) / BigInt(step);
  }
  return ways;
}

/** How many sets of so many picks hold exactly so many of the ten drawn numbers. */
function waysOf(picks: number, hits: number): bigint {
  const { numbers, drawn } = KENO_FORTY;
  return choose(drawn, hits) * choose(numbers - drawn, picks - hits);
}

/** The chance of exactly so many hits. */
export function hitChance(picks: number, hits: number): Fraction {
  return fraction(waysOf(picks, hits), choose(KENO_FORTY.numbers, picks));
}

/** The exact return of so many picks. */
export function picksReturn(picks: number): Fraction {
  return returnOf(
    paysOf(picks).map((multiplier, hits) => ({ ways: waysOf(picks, hits), multiplier })),
  );
}

/** The least and the most return over every number of picks. */
export function returnBounds(): { least: Fraction; most: Fraction } {
  let least = picksReturn(1);
  let most = least;
  for (let picks = 2; picks <= KENO_FORTY.mostPicks; picks += 1) {
    const share = picksReturn(picks);
    if (isLess(share, least)) least = share;
    if (isLess(most, share)) most = share;
  }
  return { least, most };
}
