import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';

const BITS_52 = 1n << 52n;

/**
 * The highest multiplier that a round reaches, in hundredths: 0.99 / (1 - r / 2^52), cut after two
 * decimals, for 52 random bits r. So the chance to reach x is 0.99 / x, and every cash-out returns 99
 * percent, that at 1.00 too. One round in a hundred reaches less than 1.00: it ends before anyone can
 * leave. Source: the bustabit formula, with an edge of one percent.
 */
export function crashPointOf(bits: bigint): number {
  return Number((99n * BITS_52) / (BITS_52 - bits));
}

/** The first 52 bits of a round's stream, most significant first. */
export function readCrashBits(stream: OutcomeStream): bigint {
  let bits = 0n;
  for (let read = 0; read < 6; read += 1) bits = (bits << 8n) | BigInt(stream.nextByte());
  return (bits << 4n) | BigInt(stream.nextByte() >> 4);
}
