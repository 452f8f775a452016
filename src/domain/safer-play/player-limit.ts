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

function isStricter(wanted: bigint | null, held: bigint | null): boolean {
  return wanted !== null && (held === null || wanted < held);
}
