import type { OddsMilli } from '#contract/generated/types.ts';
import { type Fraction, fraction } from './fraction.ts';

export const LEAST_ODDS = 1_001;
export const MOST_ODDS = 10_000_000;
const MILLI = 1_000;

export const areOdds = (milli: number): boolean =>
  Number.isInteger(milli) && milli >= LEAST_ODDS && milli <= MOST_ODDS;

/** The exact odds. */
export const oddsOf = (milli: OddsMilli): Fraction => fraction(BigInt(milli), BigInt(MILLI));

export const ODDS_FORMATS = [
  'decimal',
  'fractional',
  'american',
  'hongKong',
  'malay',
  'indonesian',
] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/**
 * Odds as people write them: `1.80`, `4/5`, `-125`, `0.80`, `-0.6667`. Only the display differs: a bet is
 * placed and settled by the decimal odds.
 * Formulas: domain page "sports", 1 Model.
 */
export function formatOdds(milli: OddsMilli, format: OddsFormat): string {
  const gain = milli - MILLI;
  switch (format) {
    case 'decimal':
      return decimals(milli / MILLI);
    case 'fractional': {
      const { over, under } = fraction(BigInt(gain), BigInt(MILLI));
      return `${over}/${under}`;
    }
    case 'american':
      return gain >= MILLI
        ? `+${Math.round((100 * gain) / MILLI)}`
        : `-${Math.round((100 * MILLI) / gain)}`;
    case 'hongKong':
      return decimals(gain / MILLI);
    case 'malay':
      return gain <= MILLI ? decimals(gain / MILLI) : decimals(-MILLI / gain);
    case 'indonesian':
      return gain >= MILLI ? decimals(gain / MILLI) : decimals(-MILLI / gain);
  }
}

/** Two digits after the point, and up to four where they are needed. */
const decimals = (value: number): string => {
  const text = value.toFixed(4);
  return text.replace(/0{1,2}$/, '');
};
