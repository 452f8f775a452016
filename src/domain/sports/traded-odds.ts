import type { OddsMilli } from '#contract/generated/types.ts';
import { LEAST_ODDS } from './odds.ts';

const WHOLE = 10_000;

/** A market as a trader priced it. */
export interface Trade {
  /** Lowers the odds, in basis points. */
  readonly margin: number;
  /** Odds by outcome; null: those of the feed. */
  readonly odds: Readonly<Record<string, OddsMilli>> | null;
}

/**
 * The odds at which bets are taken. Odds by hand count until the event is played: a person cannot follow a match.
 * Odds of the feed are divided by 1 + margin and rounded down.
 * @param trades by market and by event; the larger margin counts
 */
export function tradedOdds(
  feed: { readonly outcome: string; readonly odds: OddsMilli },
  trades: readonly Trade[],
  isPlayed: boolean,
): OddsMilli {
  const byHand = trades.flatMap(({ odds }) => odds?.[feed.outcome] ?? [])[0];
  if (byHand !== undefined && !isPlayed) return byHand;
  const margin = Math.max(0, ...trades.map((trade) => trade.margin));
  if (margin === 0) return feed.odds;
  return Math.max(LEAST_ODDS, Math.floor((feed.odds * WHOLE) / (WHOLE + margin)));
}

/** Whether a bet on every outcome together returns more than it costs: the inverse odds add up to less than 1. */
export const isSureWin = (odds: readonly OddsMilli[]): boolean =>
  odds.length > 1 && odds.reduce((sum, milli) => sum + 1_000 / milli, 0) < 1;
