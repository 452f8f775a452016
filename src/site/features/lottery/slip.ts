import type { LotteryLineEntry } from '#contract/generated/types.ts';
import { MOST_LINES } from '#domain/lottery/stake.ts';

/** Lines that a player has gathered for one draw. */
export interface Slip {
  /** The draw they are for; null while there are none. */
  readonly numero: string | null;
  readonly lines: readonly LotteryLineEntry[];
}

export const EMPTY_SLIP: Slip = { numero: null, lines: [] };

/** Adds lines in front. @returns null: together they are more than a ticket may have, and none is added */
export function addLines(
  slip: Slip,
  lines: readonly LotteryLineEntry[],
  numero: string,
): Slip | null {
  if (slip.lines.length + lines.length > MOST_LINES) return null;
  return { numero: slip.numero ?? numero, lines: [...lines, ...slip.lines] };
}

export function removeLine(slip: Slip, index: number): Slip {
  const lines = slip.lines.filter((_line, at) => at !== index);
  return lines.length === 0 ? EMPTY_SLIP : { ...slip, lines };
}

export function changeLine(slip: Slip, index: number, change: Partial<LotteryLineEntry>): Slip {
  const lines = slip.lines.map((line, at) => (at === index ? { ...line, ...change } : line));
  return { ...slip, lines };
}
