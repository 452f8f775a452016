/** An exact proportion, as text that JSON can carry. */
export interface PublishedRatio {
  readonly numerator: string;
  readonly denominator: string;
  /** Rounded to 4 decimals, without a sign. */
  readonly percent: string;
}

/** The most one spin can pay: in stakes (2 decimals), and how many spins it takes on average. */
export interface PublishedHighest {
  readonly stakes: string;
  readonly oneIn: string;
}

/** One round in `oneIn` (whole, 3 significant digits) pays `atLeastStakes` or more. */
export interface PublishedOdds {
  readonly atLeastStakes: number;
  readonly oneIn: string;
}

export type Volatility = 'low' | 'medium' | 'high';

/** Published figures of a game. Data only; the tests recompute every figure. */
export interface PublishedFigures {
  /** Exact, with the win cap left aside; `winCap.costPercentAtMost` bounds what that takes. */
  readonly returnToPlayer: PublishedRatio;
  /** The parts of the return, in percent of the stake (4 decimals). */
  readonly returnFrom: {
    readonly lines: string;
    readonly scatters: string;
    readonly freeSpins: string;
  };
  readonly hitRate: PublishedRatio;
  /** Share of paying rounds that pay the stake or less. */
  readonly smallHitShare: PublishedRatio;
  /** Rounds that have free spins. */
  readonly freeSpinRate: PublishedRatio;
  /** Standard deviation of a round's payout, in stakes (4 decimals, truncated). */
  readonly standardDeviation: string;
  readonly volatility: Volatility;
  /** With the multiplier, where there is one. */
  readonly highestPaidSpin: PublishedHighest;
  readonly highestFreeSpin: PublishedHighest;
  readonly bigWins: readonly PublishedOdds[];
  readonly winCap: {
    readonly stakes: number;
    readonly oneIn: string;
    /** Percent of the stake: too little to show in the percent of the return. */
    readonly costPercentAtMost: string;
  };
}
