import type { OddsMilli } from '#contract/generated/types.ts';

const MILLI = 1_000n;

/** A leg of a slip with the room that its outcome has left. */
export interface LegRoom {
  readonly odds: OddsMilli;
  /** Lines of the slip that it is part of. */
  readonly lines: number;
  /** What may still be won back by its outcome, in micro-units. */
  readonly leftMicro: bigint;
}

/**
 * The sum that a leg adds to its outcome: the stake of its lines at its own odds. A multiple counts as if its other legs
 * stood at 1, since they are other events.
 */
export const exposedMicro = (
  unitMicro: bigint,
  { odds, lines }: Pick<LegRoom, 'odds' | 'lines'>,
): bigint => (unitMicro * BigInt(lines) * BigInt(odds)) / MILLI;

/** The largest stake of a line that every leg has room for. @param mostMicro a bound that always holds */
export function largestUnit(legs: readonly LegRoom[], mostMicro: bigint): bigint {
  return legs.reduce((least, { odds, lines, leftMicro }) => {
    const room = leftMicro <= 0n ? 0n : (leftMicro * MILLI) / (BigInt(lines) * BigInt(odds));
    return room < least ? room : least;
  }, mostMicro);
}
