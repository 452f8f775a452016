import { openOutcomeStream } from '../fairness/outcome-stream.ts';
import type { RoundSeeds } from '../fairness/round-seeds.ts';
import { contributionOf, type PoolTerms } from './jackpot-terms.ts';

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
 * The chance of a stake on a pool with a limit: its contribution / what the pool lacks to the limit.
 * Then the stake that takes the pool is equally likely at every amount up to the limit, and the one
 * that would reach it takes it for certain. Always among all numbers of a word, so that a number can
 * be held against other odds later (`takesPoolBy`); the chance is rounded down by less than 2^-32.
 * @param leftMicro limit less pool, before the stake; 0 or less: the limit is reached
 * @returns null for a stake that feeds the pool too little to be drawn for
 */
export function mustHitOdds(contributionMicro: bigint, leftMicro: bigint): TicketOdds | null {
  if (contributionMicro <= 0n) return null;
  const outOf = Number(MOST_NUMBERS);
  if (leftMicro <= contributionMicro) return { winsBelow: outOf, outOf };
  const winsBelow = Number((contributionMicro * MOST_NUMBERS) / leftMicro);
  return winsBelow === 0 ? null : { winsBelow, outOf };
}

/**
 * The odds of a stake on a pool.
 * @param leftMicro what the pool lacks to its limit; null: it has none, and the turnover decides
 * @returns null for what cannot be drawn
 */
export function stakeOdds(
  stakeMicro: bigint,
  terms: Pick<PoolTerms, 'contributionPpm' | 'turnoverMicro'>,
  leftMicro: bigint | null,
): TicketOdds | null {
  return leftMicro === null
    ? ticketOdds(stakeMicro, terms.turnoverMicro)
    : mustHitOdds(contributionOf(stakeMicro, terms), leftMicro);
}

/** Whether a number that was drawn among `outOf` takes a pool by other odds than it was drawn by. */
export function takesPoolBy(
  { ticket, outOf }: Pick<DrawnTicket, 'ticket' | 'outOf'>,
  odds: TicketOdds,
): boolean {
  return BigInt(ticket) * BigInt(odds.outOf) < BigInt(odds.winsBelow) * BigInt(outOf);
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
