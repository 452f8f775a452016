import type { LegResult } from '../leg-result.ts';

/** Specifiers of a market as the feed names them: `hcp`, `total`, `map`, `goal`, `over`. */
export type Specifiers = Readonly<Record<string, string>>;

/**
 * A kind of market as data. `settle` judges an outcome by the facts of the event, as soon as it is decided.
 * Facts are official: what a feed takes back is another call with other facts.
 */
export interface MarketType<Facts> {
  readonly id: string;
  /** Names of its specifiers. */
  readonly specifiers: readonly string[];
  /** Its outcomes; null: the feed lists them, as of players and scores. */
  readonly outcomes: readonly string[] | null;
  /**
   * @param from the facts when the bet was accepted: a handicap in play counts from there
   * @returns null while it is not decided
   */
  readonly settle: (question: Question<Facts>) => LegResult | null;
}

export interface Question<Facts> {
  readonly outcome: string;
  readonly specifiers: Specifiers;
  readonly facts: Facts;
  readonly from: Facts;
}
