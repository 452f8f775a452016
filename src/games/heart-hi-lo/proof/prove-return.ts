import { RANK_COUNT } from '../../kit/cards/card.ts';
import { type Fraction, fraction } from '../../kit/proof/fraction.ts';
import { isLess } from '../../kit/proof/percent.ts';
import {
  afterGuess,
  CERTAIN,
  GUESS_SIDES,
  HEART_HI_LO,
  hiLoMultiplier,
  winningRanks,
  type WonChance,
} from '../rules.ts';

/*
 * Cards are drawn with replacement, so a guess wins with its own chance whatever was drawn before.
 * Without the cut the multiplier is a martingale: a guess with chance p leads to M / p with chance p
 * and to 0 otherwise, which is M on average; a skip leaves it at M. By optional stopping every way to
 * play then returns its first value, 0.99: a round is bounded by its cap and its skips.
 *
 * The cut takes something from each amount that is paid. So a way to play returns the average of
 * `stopReturn` over the places where it stops, weighed by chances that sum to one, and lies between
 * the least and the most of them.
 */

/** The exact return of winning guesses with so many winning ranks each, and cashing out then. */
export function stopReturn(ways: readonly number[]): Fraction {
  return returnAt(ways.reduce(afterGuess, CERTAIN));
}

function returnAt(chance: WonChance): Fraction {
  const multiplier = hiLoMultiplier(chance);
  return fraction(chance.numerator * multiplier, chance.denominator * 10_000n);
}

export interface ReturnBounds {
  readonly least: Fraction;
  readonly most: Fraction;
}

/** How many winning ranks a guess can have, over all cards and both sides. */
export function possibleWays(): readonly number[] {
  const ways = new Set<number>();
  for (let rank = 0; rank < RANK_COUNT; rank += 1) {
    for (const side of GUESS_SIDES) ways.add(winningRanks(rank, side));
  }
  return [...ways].toSorted((one, other) => other - one);
}

/** The least and the most over all cards and sides of up to so many guesses. */
export function boundsOfGuesses(mostGuesses: number): ReturnBounds {
  return bounds((_, guesses) => guesses < mostGuesses);
}

/**
 * The least and the most over every number of guesses. The cut takes less than 0.0001 stakes where
 * the round is won, so a stop whose chance is below (0.99 - least) / 0.0001 cannot return less than
 * the least, and neither can what follows it.
 */
export function boundsOfAll(): ReturnBounds {
  const { least, most } = boundsOfGuesses(3);
  const lost = fraction(99n * least.denominator - 100n * least.numerator, 100n * least.denominator);
  const worthwhile = fraction(lost.numerator * 10_000n, lost.denominator);
  const all = bounds((chance) => !isLess(chance, worthwhile));
  return { least: all.least, most: isLess(all.most, most) ? most : all.most };
}

/** Over all stops that `goesOn` leads to. The order of guesses makes no difference. */
function bounds(goesOn: (chance: WonChance, guesses: number) => boolean): ReturnBounds {
  const ways = possibleWays();
  let least = fraction(1n, 1n);
  let most = fraction(0n, 1n);
  const visit = (chance: WonChance, guesses: number, from: number): void => {
    if (guesses > 0) {
      const share = returnAt(chance);
      if (isLess(share, least)) least = share;
      if (isLess(most, share)) most = share;
    }
    if (!goesOn(chance, guesses)) return;
    for (let index = from; index < ways.length; index += 1) {
      const next = afterGuess(chance, ways[index] ?? 0);
      if (hiLoMultiplier(next) <= HEART_HI_LO.mostMultiplier) visit(next, guesses + 1, index);
    }
  };
  visit(CERTAIN, 0, 0);
  return { least, most };
}
