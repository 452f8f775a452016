import type { LotteryLineEntry } from '#contract/generated/types.ts';
import { MOST_LINES } from '#domain/lottery/stake.ts';

/** Lines that a player has gathered for one draw. */
export interface Slip {
  /** The draw they are for; null while there are none. */
  readonly numero: string | null;
  readonly lines: readonly LotteryLineEntry[];
}

export const EMPTY_SLIP: Slip = { numero: null, lines: [] };

/** Adds lines in front, up to the most that a ticket may have. */
export function addLines(slip: Slip, lines: readonly LotteryLineEntry[], numero: string): Slip {
  return {
    numero: slip.numero ?? numero,
    lines: [...lines, ...slip.lines].slice(0, MOST_LINES),
  };
}

export function removeLine(slip: Slip, index: number): Slip {
  const lines = slip.lines.filter((_line, at) => at !== index);
  return lines.length === 0 ? EMPTY_SLIP : { ...slip, lines };
}

export function changeLine(slip: Slip, index: number, change: Partial<LotteryLineEntry>): Slip {
  const lines = slip.lines.map((line, at) => (at === index ? { ...line, ...change } : line));
  return { ...slip, lines };
}
