import { type Fraction, fraction } from '../../kit/proof/fraction.ts';
import { isLess, returnOf } from '../../kit/proof/percent.ts';
import { payTable, type PlinkoWager, RISKS, ROW_COUNTS } from '../rules.ts';

/** How many of the 2^rows paths end in a slot: a row of Pascal's triangle. */
export function pathsTo(rows: number, slot: number): bigint {
  let paths = 1n;
  for (let step = 1; step <= slot; step += 1) {
    paths = (paths * BigInt(rows - step + 1)) / BigInt(step);
  }
  return paths;
}

/** The chance of a slot together with its mirror image. */
export function slotPairChance(rows: number, slot: number): Fraction {
  const sides = slot * 2 === rows ? 1n : 2n;
  return fraction(sides * pathsTo(rows, slot), 2n ** BigInt(rows));
}

/** The exact return of one pay table. */
export function tableReturn(wager: PlinkoWager): Fraction {
  return returnOf(
    payTable(wager).map((multiplier, slot) => ({ ways: pathsTo(wager.rows, slot), multiplier })),
  );
}

/** The least and the most return over the nine tables. */
export function returnBounds(): { least: Fraction; most: Fraction } {
  let least = tableReturn({ rows: ROW_COUNTS[0], risk: RISKS[0] });
  let most = least;
  for (const rows of ROW_COUNTS) {
    for (const risk of RISKS) {
      const share = tableReturn({ rows, risk });
      if (isLess(share, least)) least = share;
      if (isLess(most, share)) most = share;
    }
  }
  return { least, most };
}
