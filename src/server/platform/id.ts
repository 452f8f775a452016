import { randomBytes, randomInt } from 'node:crypto';

/** 2025-01-01T00:00:00Z: 41 bits of milliseconds from here reach the year 2094. */
const EPOCH_MS = 1_735_689_600_000;
const NODE = BigInt(randomInt(1 << 10));

/** The largest number a record can have: what the databases' int8 holds. */
export const MAX_ID = 2n ** 63n - 1n;

let lastMs = 0;
let counter = 0;

/**
 * A positive 63-bit id, ascending within a process: 41 bits time, 10 bits process, 12 bits counter.
 * Made by us and not by the database, so that rows can be linked before they are written and the
 * scheme holds on a sharded engine.
 */
export function newId(): bigint {
  let ms = Date.now() - EPOCH_MS;
  if (ms <= lastMs) {
    // The clock stood still or was set back: go on from the last id.
    ms = lastMs;
    counter += 1;
    if (counter >= 1 << 12) {
      ms += 1;
      counter = 0;
    }
  } else {
    counter = 0;
  }
  lastMs = ms;
  return (BigInt(ms) << 22n) | (NODE << 12n) | BigInt(counter);
}

/** 256 bits from the system's generator, in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
