import type { OddsMilli } from '#contract/generated/types.ts';
import { type Fraction, minus, ONE, plus, times, ZERO } from './fraction.ts';
import { oddsOf } from './odds.ts';

/** How a leg ended. */
export interface LegResult {
  readonly won: boolean;
  /** The part of the stake that is given back: 0, 1/2 for half of a quarter line, or 1. */
  readonly voidFactor: Fraction;
  /** Places left / sides tied; 1 without a dead heat. */
  readonly deadHeat: Fraction;
}

export const WON: LegResult = { won: true, voidFactor: ZERO, deadHeat: ONE };
export const LOST: LegResult = { won: false, voidFactor: ZERO, deadHeat: ONE };
export const VOID: LegResult = { won: false, voidFactor: ONE, deadHeat: ONE };
const HALF: Fraction = { over: 1n, under: 2n };
export const HALF_WON: LegResult = { won: true, voidFactor: HALF, deadHeat: ONE };
export const HALF_LOST: LegResult = { won: false, voidFactor: HALF, deadHeat: ONE };

/**
 * The factor by which a leg multiplies its line: f = v + (1 - v) x w x odds x d.
 * Source: domain page "sports", 4 Settlement.
 */
export function factorOf(odds: OddsMilli, { won, voidFactor, deadHeat }: LegResult): Fraction {
  if (!won) return voidFactor;
  return plus(voidFactor, times(minus(ONE, voidFactor), times(oddsOf(odds), deadHeat)));
}
