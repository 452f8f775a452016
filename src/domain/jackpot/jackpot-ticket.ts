import { openOutcomeStream } from '../fairness/outcome-stream.ts';
import type { RoundSeeds } from '../fairness/round-seeds.ts';

/** A ticket is drawn as one word of the outcome stream. */
export const MOST_NUMBERS = 2n ** 32n - 1n;

/** The numbers a stake is drawn among; the smallest that give its chance exactly. */
export interface TicketOdds {
  /** Numbers below this one take the pool. */
  readonly winsBelow: number;
  readonly outOf: number;
}

export interface DrawnTicket extends TicketOdds {
  /** From 0 to `outOf - 1`. */
  readonly ticket: number;
}

/**
 * The chance of a stake is stake / turnover: in proportion to the stake, to the last micro-unit
 * (GLI-19 4.13.4 asks for it within a tolerance).
 * @returns null for what cannot be drawn: a stake above the turnover, or a share that takes more
 *   numbers than a word has.
 */
export function ticketOdds(stakeMicro: bigint, turnoverMicro: bigint): TicketOdds | null {
  if (stakeMicro <= 0n || stakeMicro > turnoverMicro) return null;
  const divisor = greatestCommonDivisor(stakeMicro, turnoverMicro);
  const outOf = turnoverMicro / divisor;
  if (outOf > MOST_NUMBERS) return null;
  return { winsBelow: Number(stakeMicro / divisor), outOf: Number(outOf) };
}

/**
 * Draws a round's ticket from the round's own seeds, apart from what its game draws.
 * Throws `SeedFormatError` for malformed seeds, `RangeError` for no numbers at all.
 */
export function drawTicket(seeds: RoundSeeds, { winsBelow, outOf }: TicketOdds): DrawnTicket {
  return { ticket: openOutcomeStream(seeds, 'jackpot').nextBelow(outOf), winsBelow, outOf };
}

export function takesPool({ ticket, winsBelow }: DrawnTicket): boolean {
  return ticket < winsBelow;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
