import { type Fraction, fraction } from '../../kit/proof/fraction.ts';
import { isLess } from '../../kit/proof/percent.ts';
import { CRASH_COMET } from '../rules.ts';

const BITS_52 = 1n << 52n;

/**
 * The exact chance that a round reaches a multiplier in hundredths. With 99 · 2^52 / (2^52 - r) >= h, the
 * 52-bit number r is one of floor(99 · 2^52 / h).
 */
export function reachChance(hundredths: number): Fraction {
  return fraction((99n * BITS_52) / BigInt(hundredths), BITS_52);
}

/** The exact return of leaving at a multiplier. */
export function cashOutReturn(hundredths: number): Fraction {
  const { numerator, denominator } = reachChance(hundredths);
  return fraction(numerator * BigInt(hundredths), denominator * 100n);
}

/** The least and the most return over every cash-out, by hand or automatic. */
export function returnBounds(): { least: Fraction; most: Fraction } {
  let least = cashOutReturn(CRASH_COMET.least);
  let most = least;
  for (let at: number = CRASH_COMET.least; at <= CRASH_COMET.most; at += at < 10_000 ? 1 : 997) {
    const share = cashOutReturn(at);
    if (isLess(share, least)) least = share;
    if (isLess(most, share)) most = share;
  }
  return { least, most };
}
