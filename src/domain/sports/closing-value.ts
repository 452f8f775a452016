const WHOLE = 10_000;

/** Bets before which nothing is said of a player. */
export const LEAST_BETS = 20;
/** A mean of so much over the closing odds, in basis points, is skill over many bets. */
const LEAST_MEAN = 200;
/** So many of the bets, in basis points, were at better odds than the closing ones. */
const LEAST_BEATEN = 6_000;

/** The sums that say how a player did against the closing odds. */
export interface ClosingValue {
  readonly bets: number;
  /** Bets at better odds than the closing ones. */
  readonly beaten: number;
  /** The sum over the bets, in basis points. */
  readonly valueSum: number;
}

/**
 * Whether a player knows more than the prices did: better odds than the closing ones, in the mean and in most of the bets.
 * Source: domain page "sports", 6 Trader's desk, sharp-player signals.
 */
export const isSharp = ({ bets, beaten, valueSum }: ClosingValue): boolean =>
  bets >= LEAST_BETS && valueSum >= LEAST_MEAN * bets && beaten * WHOLE >= LEAST_BEATEN * bets;
