import type { LimitPeriod } from '#contract/generated/types.ts';

/** Hours of each period, counted back from now: a limit renews as what is older leaves the period. */
export const PERIOD_HOURS: Readonly<Record<LimitPeriod, number>> = {
  day: 24,
  week: 168,
  month: 720,
};

/** Wait before a raise may be confirmed (GLI-19 A.3.7a: at least 24 hours). */
export const RAISE_WAIT_HOURS = 24;

/** A limit as it is stored. Micro-units of money, minutes of time; null: no limit. */
export interface StoredLimit {
  readonly limit: bigint | null;
  /** A requested raise; null: none. */
  readonly change: { readonly limit: bigint | null; readonly dueAt: Date } | null;
}

export const NO_LIMIT: StoredLimit = { limit: null, change: null };

/**
 * A limit after the player asked for another. A stricter one applies at once; a looser one waits. The one
 * that applies already takes a waiting raise back.
 */
export function requestLimit(held: StoredLimit, wanted: bigint | null, now: Date): StoredLimit {
  if (wanted === held.limit) return { ...held, change: null };
  if (isStricter(wanted, held.limit)) return { limit: wanted, change: null };
  const waits = held.change;
  // Asking for the same raise again does not start its time anew.
  if (waits?.limit === wanted) return held;
  const dueAt = new Date(now.getTime() + RAISE_WAIT_HOURS * 3_600_000);
  return { limit: held.limit, change: { limit: wanted, dueAt } };
}

/** A limit after a raise was confirmed; null when none is due. */
export function confirmLimit(held: StoredLimit, now: Date): StoredLimit | null {
  if (held.change === null || held.change.dueAt > now) return null;
  return { limit: held.change.limit, change: null };
}

/** Whether an amount keeps within a limit. @param used of the period without it */
export function fitsLimit(limit: bigint | null, used: bigint, amount: bigint): boolean {
  return limit === null || used + amount <= limit;
}

/** Money that came in, or an order that may still be paid. */
export interface CountedAmount {
  readonly at: Date;
  readonly amountMicro: bigint;
}

/** Amounts count in a period when they are later than its start. */
export function periodStart(period: LimitPeriod, now: Date): Date {
  return new Date(now.getTime() - PERIOD_HOURS[period] * 3_600_000);
}

/** Sum of the amounts that count in a period, in micro-units. */
export function usedOf(counted: readonly CountedAmount[], period: LimitPeriod, now: Date): bigint {
  const start = periodStart(period, now);
  return counted.reduce((sum, { at, amountMicro }) => (at > start ? sum + amountMicro : sum), 0n);
}

/**
 * When an amount keeps within a limit, as long as nothing else comes in.
 * @returns now when it does already; null when the amount itself is above the limit
 */
export function fitsFrom(
  limit: bigint | null,
  amount: bigint,
  { counted, period, now }: { counted: readonly CountedAmount[]; period: LimitPeriod; now: Date },
): Date | null {
  if (limit === null || usedOf(counted, period, now) + amount <= limit) return now;
  const ends = counted
    .map(({ at }) => new Date(at.getTime() + PERIOD_HOURS[period] * 3_600_000))
    .filter((end) => end > now)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return ends.find((end) => usedOf(counted, period, end) + amount <= limit) ?? null;
}

function isStricter(wanted: bigint | null, held: bigint | null): boolean {
  return wanted !== null && (held === null || wanted < held);
}
