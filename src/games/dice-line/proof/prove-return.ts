import type { Fraction } from '../../kit/proof/fraction.ts';
import { isLess, returnOf } from '../../kit/proof/percent.ts';
import { DICE_LINE, diceMultiplier } from '../rules.ts';

/** The exact return of a line with so many winning rolls. */
export function lineReturn(winning: number): Fraction {
  return returnOf([
    { ways: BigInt(winning), multiplier: diceMultiplier(winning) },
    { ways: BigInt(DICE_LINE.rolls - winning), multiplier: 0n },
  ]);
}

/** The least and the most return over every line that can be drawn. */
export function returnBounds(): { least: Fraction; most: Fraction } {
  let least = lineReturn(DICE_LINE.fewestWinning);
  let most = least;
  for (let winning = DICE_LINE.fewestWinning; winning <= DICE_LINE.mostWinning; winning += 1) {
    const share = lineReturn(winning);
    if (isLess(share, least)) least = share;
    if (isLess(most, share)) most = share;
  }
  return { least, most };
}
