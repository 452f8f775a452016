import type { ContractPeriod } from '#contract/generated/types.ts';
import { addDays, dayIn, type DayRange, periodOf } from '../day/day.ts';
import { hourIn } from '../figures/hour.ts';

const MIDDLE = 15;

/**
 * The days of the period that a day lies in. Half months are the days to the 15th and those after it. What is paid by the
 * hour or at once is signed for whole days.
 */
export function contractWindow(period: ContractPeriod, day: string): DayRange {
  switch (period) {
    case 'realTime':
    case 'hourly':
    case 'daily':
      return { from: day, to: day };
    case 'weekly':
      return periodOf(day, 'week');
    case 'monthly':
      return periodOf(day, 'month');
    case 'semimonthly': {
      const { from, to } = periodOf(day, 'month');
      const middle = addDays(from, MIDDLE - 1);
      return day <= middle ? { from, to: middle } : { from: addDays(middle, 1), to };
    }
  }
}

/** The first day of the period after the one that a day lies in. */
export const nextWindowFrom = (period: ContractPeriod, day: string): string =>
  addDays(contractWindow(period, day).to, 1);

/** An hour of a time zone. @property day that it belongs to @property endsAt not part of it */
export interface HourWindow {
  readonly day: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const QUARTER_MS = 900_000;

/** The hour that a moment lies in. When the clock is put back, an hour that is there twice is two windows. */
export function hourWindow(timeZone: string, at: Date): HourWindow {
  const startsAt = hourIn(timeZone, at);
  const first = startsAt.getTime();
  let end = first + QUARTER_MS;
  while (hourIn(timeZone, new Date(end)).getTime() === first) end += QUARTER_MS;
  return { day: dayIn(timeZone, startsAt), startsAt, endsAt: new Date(end) };
}
