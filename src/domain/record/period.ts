import { addDays, daysBetween } from '../day/day.ts';

/** Days as calendars write them, both inclusive; null: no bound on that side. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

export type PeriodStep = 'previous7' | 'previous30' | 'next7' | 'next30';

export const PERIOD_STEPS: readonly PeriodStep[] = ['previous7', 'previous30', 'next7', 'next30'];

/** Records are kept in sight for a year. */
export const MAX_DAYS = 366;

/**
 * The 7 or 30 days before a period or after it. Without a period, "previous" ends today and "next"
 * begins today.
 * @param today in the reader's own time zone
 */
export function stepPeriod({ from, to }: Period, step: PeriodStep, today: string): Period {
  const days = step.endsWith('30') ? 30 : 7;
  if (step.startsWith('previous')) {
    const end = from === null ? today : addDays(from, -1);
    return { from: addDays(end, 1 - days), to: end };
  }
  const start = to === null ? today : addDays(to, 1);
  return { from: start, to: addDays(start, days - 1) };
}

/** Whether the days are in order, and no more than a year. */
export function isPeriod({ from, to }: Period): boolean {
  if (from === null || to === null) return true;
  const days = daysBetween(from, to);
  return days >= 0 && days < MAX_DAYS;
}

/** The reader's own day of a moment. */
export function localDay(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 10);
}

/** The bounds of a period as moments of the reader's own time zone: from inclusive, to exclusive. */
export function periodBounds({ from, to }: Period): { from?: string; to?: string } {
  const midnight = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
  return {
    ...(from === null ? {} : { from: midnight(from) }),
    ...(to === null ? {} : { to: midnight(addDays(to, 1)) }),
  };
}
