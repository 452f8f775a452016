import type { LotteryLineEntry, LotteryTerms } from '#contract/generated/types.ts';
import { MOST_LINES } from '#domain/lottery/stake.ts';

/** Lines that a player has gathered for one draw, or for several in a row. */
export interface Slip {
  /** The draw they are for; null while there are none. */
  readonly numero: string | null;
  readonly lines: readonly LotteryLineEntry[];
  /** Draws in a row; more than one is a chase. */
  readonly draws: number;
  readonly stopOnWin: boolean;
}

export const EMPTY_SLIP: Slip = { numero: null, lines: [], draws: 1, stopOnWin: true };

/** Adds lines in front. @returns null: together they are more than a ticket may have, and none is added */
export function addLines(
  slip: Slip,
  lines: readonly LotteryLineEntry[],
  numero: string,
): Slip | null {
  if (slip.lines.length + lines.length > MOST_LINES) return null;
  return { ...slip, numero: slip.numero ?? numero, lines: [...lines, ...slip.lines] };
}

export function removeLine(slip: Slip, index: number): Slip {
  const lines = slip.lines.filter((_line, at) => at !== index);
  return lines.length === 0 ? EMPTY_SLIP : { ...slip, lines };
}

export function changeLine(slip: Slip, index: number, change: Partial<LotteryLineEntry>): Slip {
  const lines = slip.lines.map((line, at) => (at === index ? { ...line, ...change } : line));
  return { ...slip, lines };
}

/**
 * Moves a slip into a player's own terms. A visitor fills it in under the brand's terms, and the
 * series and draws of the member who signs in may be fewer.
 */
export function fitSlip(
  slip: Slip,
  {
    ceilingSeries,
    floorSeries,
    chaseMost,
  }: Pick<LotteryTerms, 'ceilingSeries' | 'floorSeries' | 'chaseMost'>,
): Slip {
  const lines = slip.lines.map((line) => ({
    ...line,
    series: Math.min(ceilingSeries, Math.max(floorSeries, line.series)),
  }));
  return { ...slip, lines, draws: Math.max(1, Math.min(chaseMost, slip.draws)) };
}
