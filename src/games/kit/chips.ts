import type { JsonObject } from '../game-rules.ts';

/** Chips on one spot of a table. */
export interface SpotBet {
  readonly spot: string;
  /** Each is worth the smallest stake. */
  readonly chips: number;
}

/** The bets of a wager by chips; empty for any other wager. */
export function betsOf(wager: JsonObject | null): readonly SpotBet[] {
  return Array.isArray(wager?.['bets']) ? (wager['bets'] as SpotBet[]) : [];
}

/** How many chips lie on the table. */
export function chipCount(wager: JsonObject | null): number {
  return betsOf(wager).reduce((sum, { chips }) => sum + chips, 0);
}
