import { type Fraction, fraction } from '../../kit/proof/fraction.ts';
import { isLess, returnOf } from '../../kit/proof/percent.ts';
import { type Spot, spotMultiplier, SPOTS } from '../../kit/roulette/spots.ts';
import { ROULETTE_CORSA } from '../rules.ts';

const POCKETS = Array.from({ length: ROULETTE_CORSA.pockets }, (_, pocket) => pocket);

/** The exact return of a spot over all 37 pockets. */
export function spotReturn(spot: Spot): Fraction {
  return returnOf(
    POCKETS.map((pocket) => ({ ways: 1n, multiplier: spotMultiplier(spot, pocket) })),
  );
}

/** How often a spot pays so much. */
export function spotChance(spot: Spot, multiplier: bigint): Fraction {
  const ways = POCKETS.filter((pocket) => spotMultiplier(spot, pocket) === multiplier).length;
  return fraction(BigInt(ways), BigInt(ROULETTE_CORSA.pockets));
}

/** The least and the most return over every spot. */
export function returnBounds(): { least: Fraction; most: Fraction } {
  const shares = SPOTS.map(spotReturn);
  return {
    least: shares.reduce((least, share) => (isLess(share, least) ? share : least)),
    most: shares.reduce((most, share) => (isLess(most, share) ? share : most)),
  };
}
