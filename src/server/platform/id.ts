import { randomBytes, randomInt } from 'node:crypto';

/** 2025-01-01T00:00:00Z: 41 bits of milliseconds from here reach the year 2094. */
const EPOCH_MS = 1_735_689_600_000;

/** The largest number a record can have: what the databases' int8 holds. */
export const MAX_ID = 2n ** 63n - 1n;

/** Numbers that servers lease (platform/nodes); the rest is for processes without a lease. */
export const LEASED_NUMBERS = 960;
const NUMBERS = 1 << 10;

/** The right to make ids with a node number, up to a time that its lease covers. */
export interface IdRange {
  readonly number: number;
  /** The first millisecond since the epoch of ids that belongs to the range. */
  readonly fromMs: number;
  /** The first millisecond beyond it; a renewed lease moves it on. */
  untilMs: number;
}

/** No lease covers the present: the database was away for longer than a lease lasts. */
export class NoNodeNumber extends Error {
  override name = 'NoNodeNumber';
}

/**
 * For tests and commands that run without a server. Two such processes share a number once in
 * LEASED_NUMBERS..NUMBERS; a command that writes beside others leases one instead.
 */
const UNLEASED: IdRange = {
  number: LEASED_NUMBERS + randomInt(NUMBERS - LEASED_NUMBERS),
  fromMs: 0,
  untilMs: Number.POSITIVE_INFINITY,
};

/** Ranges of this process, the newest last: a test may run several servers. */
const ranges: IdRange[] = [UNLEASED];
let lastMs = 0;
let counter = 0;

/** The time that ids have reached, in milliseconds since their epoch: the clock's, or the last id's if that is ahead. */
export function idClockMs(): number {
  return Math.max(Date.now() - EPOCH_MS, lastMs);
}

/** From now on ids are made within `range`. */
export function openIdRange(range: IdRange): void {
  ranges.push(range);
}

/** No id is made within `range` any more. @returns the first millisecond that it has not used. */
export function closeIdRange(range: IdRange): number {
  range.untilMs = Math.min(range.untilMs, Math.max(idClockMs(), lastMs + 1));
  const place = ranges.indexOf(range);
  if (place > 0) ranges.splice(place, 1);
  return range.untilMs;
}

/** The node number ids are made with, or null without a lease. */
export function nodeNumber(): number | null {
  const range = currentRange();
  return range === UNLEASED ? null : range.number;
}

function currentRange(): IdRange {
  return ranges.at(-1) ?? UNLEASED;
}

/**
 * A positive 63-bit id, ascending within a process: 41 bits time, 10 bits node number, 12 bits counter.
 * Made by us and not by the database, so that rows can be linked before they are written and the
 * scheme holds on a sharded engine.
 * @throws NoNodeNumber when the lease of the number has run out.
 */
export function newId(): bigint {
  const range = currentRange();
  let ms = Math.max(idClockMs(), range.fromMs);
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
  if (ms >= range.untilMs) throw new NoNodeNumber('the lease of the node number has run out');
  lastMs = ms;
  return (BigInt(ms) << 22n) | (BigInt(range.number) << 12n) | BigInt(counter);
}

/** The first id that could be made at a moment: all made before are below it. */
export function idAt(moment: Date): bigint {
  return BigInt(moment.getTime() - EPOCH_MS) << 22n;
}

/** The first id that could be made after a moment. */
export const idAfter = (moment: Date): bigint => idAt(new Date(moment.getTime() + 1));

/** The moment an id was made at, or one that `idAt` gave. */
export function momentOf(id: bigint): Date {
  return new Date(Number(id >> 22n) + EPOCH_MS);
}

/** 256 bits from the system's generator, in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Digits and capital letters that people do not confuse (D. Crockford, Base 32). */
const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits as 16 characters, short enough to be read out or typed. */
export function newReference(): string {
  return Array.from(randomBytes(16), (byte) => REFERENCE_ALPHABET[byte & 31]).join('');
}
