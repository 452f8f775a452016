import { numberOf } from './fraction.ts';
import type { MarketType, Specifiers } from './markets/market-type.ts';

/** A way in which an event may end. */
export interface PossibleEnd<Facts> {
  readonly facts: Facts;
  readonly probability: number;
}

/** The parts of a stake of 1 on an outcome: what is expected back, and what is expected to multiply by the odds. */
export interface ExpectedParts {
  readonly voidPart: number;
  readonly wonPart: number;
}

/**
 * Judges an outcome at every possible end by the settlement rule itself, so that a price and a payout cannot differ.
 * @param from the facts now
 */
export function expectedParts<Facts>(
  market: MarketType<Facts>,
  { outcome, specifiers }: { readonly outcome: string; readonly specifiers: Specifiers },
  ends: readonly PossibleEnd<Facts>[],
  from: Facts,
): ExpectedParts {
  let [voidPart, wonPart] = [0, 0];
  for (const { facts, probability } of ends) {
    const result = market.settle({ outcome, specifiers, facts, from });
    if (result === null) throw new Error(`${market.id} is open at the end of its event`);
    const given = numberOf(result.voidFactor);
    voidPart += probability * given;
    if (result.won) wonPart += probability * (1 - given) * numberOf(result.deadHeat);
  }
  return { voidPart, wonPart };
}

/** The odds at which a stake is expected back whole; Infinity for what cannot win. */
export const fairOdds = ({ voidPart, wonPart }: ExpectedParts): number => (1 - voidPart) / wonPart;
