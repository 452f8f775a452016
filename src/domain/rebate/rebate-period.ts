import type { RewardPolicy } from '#contract/generated/types.ts';

/** Days of a period, both inclusive, as yyyy-MM-dd. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const textOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day a number of days later; below zero, earlier. */
export function addDays(day: string, days: number): string {
  return textOf(new Date(utc(day).getTime() + days * DAY_MS));
}

/** The cash-back period that a day belongs to: the day itself, its week from Monday, or its month. */
export function periodOf(day: string, period: RewardPolicy['cashBackPeriod']): DayRange {
  if (period === 'day') return { from: day, to: day };
  if (period === 'week') {
    const sinceMonday = (utc(day).getUTCDay() + 6) % 7;
    const from = addDays(day, -sinceMonday);
    return { from, to: addDays(from, 6) };
  }
  const date = utc(day);
  const from = textOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)));
  const to = textOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
  return { from, to };
}

/** The moment at which a day ends in a time zone, to the second. */
export function endOfDay(now: Date, dayOf: (moment: Date) => string): Date {
  const today = dayOf(now);
  let inside = Math.floor(now.getTime() / 1000);
  // Days with a change of the clock have up to 25 hours.
  let outside = inside + 26 * 3600;
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (dayOf(new Date(middle * 1000)) === today) inside = middle;
    else outside = middle;
  }
  return new Date(outside * 1000);
}
