import { dayIn } from '../day/day.ts';
import { hourIn } from './hour.ts';

/** Member of the cells that hold a whole brand. */
export const WHOLE_BRAND = 0n;

/** A round's part in the figures: its amounts now, less those that were counted before. */
export interface PlayChange {
  readonly memberId: bigint;
  readonly day: string;
  readonly hourAt: Date;
  readonly category: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly rounds: bigint;
  readonly stakeMicro: bigint;
  readonly validMicro: bigint;
  readonly payoutMicro: bigint;
}

/** A movement's part in the figures. */
export interface MoneyChange {
  readonly memberId: bigint;
  readonly day: string;
  readonly hourAt: Date;
  /** A kind of money, `registered` or `firstDeposit`. */
  readonly kind: string;
  /** Issuer of the movement: a payment channel, or the feature that paid. */
  readonly channel: string;
  readonly currency: string;
  readonly count: bigint;
  /** Gain of the member, in micro-units. */
  readonly amountMicro: bigint;
}

/** Day and hour of a moment, as a brand counts them. */
export const placeInTime = (timeZone: string, at: Date): { day: string; hourAt: Date } => ({
  day: dayIn(timeZone, at),
  hourAt: hourIn(timeZone, at),
});

/**
 * Adds changes up to one row a cell, for the member and for the whole brand, in the order of their keys,
 * so that two writers lock them alike.
 */
export function playCells(changes: readonly PlayChange[]): readonly PlayChange[] {
  return added(
    changes,
    ({ memberId, hourAt, vendor, gameCode, category, currency }) =>
      keyOf(memberId, hourAt, [vendor, gameCode, category, currency]),
    (one, other) => ({
      ...one,
      rounds: one.rounds + other.rounds,
      stakeMicro: one.stakeMicro + other.stakeMicro,
      validMicro: one.validMicro + other.validMicro,
      payoutMicro: one.payoutMicro + other.payoutMicro,
    }),
  );
}

/** The same for movements of money. */
export function moneyCells(changes: readonly MoneyChange[]): readonly MoneyChange[] {
  return added(
    changes,
    ({ memberId, hourAt, kind, channel, currency }) =>
      keyOf(memberId, hourAt, [kind, channel, currency]),
    (one, other) => ({
      ...one,
      count: one.count + other.count,
      amountMicro: one.amountMicro + other.amountMicro,
    }),
  );
}

const keyOf = (memberId: bigint, hourAt: Date, rest: readonly string[]): string =>
  [String(memberId).padStart(20, '0'), hourAt.toISOString(), ...rest].join(' ');

function added<Change extends { readonly memberId: bigint }>(
  changes: readonly Change[],
  key: (change: Change) => string,
  join: (one: Change, other: Change) => Change,
): readonly Change[] {
  const cells = new Map<string, Change>();
  for (const change of changes) {
    for (const one of [change, { ...change, memberId: WHOLE_BRAND }]) {
      const at = key(one);
      const held = cells.get(at);
      cells.set(at, held === undefined ? one : join(held, one));
    }
  }
  return [...cells.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell);
}
