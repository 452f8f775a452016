import { type Fraction, fraction } from '../../kit/proof/fraction.ts';
import { isLess } from '../../kit/proof/percent.ts';
import { choose, MINE_GARDEN, mineMultiplier, nextMultiplier } from '../rules.ts';

/** How many safe cells can be opened before the round ends by itself. */
export function mostSafe(mines: number): number {
  let safe = 1;
  while (nextMultiplier(mines, safe) !== null) safe += 1;
  return safe;
}

/** How likely it is to open so many safe cells in a row. Which cells makes no difference. */
export function safeChance(mines: number, safe: number): Fraction {
  const { cells } = MINE_GARDEN;
  return fraction(choose(cells - mines, safe), choose(cells, safe));
}

/** The exact return of leaving after so many safe cells. */
export function stopReturn(mines: number, safe: number): Fraction {
  const { numerator, denominator } = safeChance(mines, safe);
  return fraction(numerator * mineMultiplier(mines, safe), denominator * 10_000n);
}

/**
 * The least and the most return over every number of mines and every place to stop, and the most that
 * a round can pay. What is opened never depends on what is hidden, so a player who decides as the
 * round goes only mixes these.
 */
export function returnBounds(): { least: Fraction; most: Fraction; mostMultiplier: bigint } {
  let least = stopReturn(MINE_GARDEN.fewestMines, 1);
  let most = least;
  let mostMultiplier = 0n;
  for (let mines = MINE_GARDEN.fewestMines; mines <= MINE_GARDEN.mostMines; mines += 1) {
    for (let safe = 1; safe <= mostSafe(mines); safe += 1) {
      const share = stopReturn(mines, safe);
      if (isLess(share, least)) least = share;
      if (isLess(most, share)) most = share;
      const multiplier = mineMultiplier(mines, safe);
      if (multiplier > mostMultiplier) mostMultiplier = multiplier;
    }
  }
  return { least, most, mostMultiplier };
}
