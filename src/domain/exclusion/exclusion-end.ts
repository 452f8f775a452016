import type { ExclusionPeriod } from '#contract/generated/types.ts';

const DAYS: Partial<Record<ExclusionPeriod, number>> = { day: 1, week: 7, month: 30, sixWeeks: 42 };
const MONTHS: Partial<Record<ExclusionPeriod, number>> = { sixMonths: 6, year: 12, fiveYears: 60 };

/** Time-outs, shortest first; the longer periods are self-exclusions (GLI-19 A.3.8: six months or more). */
export const TIME_OUTS = [
  'day',
  'week',
  'month',
  'sixWeeks',
] as const satisfies readonly ExclusionPeriod[];

/** Self-exclusions, shortest first. */
export const SELF_EXCLUSIONS = [
  'sixMonths',
  'year',
  'fiveYears',
  'indefinite',
] as const satisfies readonly ExclusionPeriod[];

/**
 * When an exclusion ends. Months are calendar months in UTC; a day that the last month lacks falls into
 * the next one, so that an exclusion is never shorter than it says.
 * @returns null: it does not end by itself
 */
export function exclusionEnd(period: ExclusionPeriod, from: Date): Date | null {
  const days = DAYS[period];
  if (days !== undefined) return new Date(from.getTime() + days * 86_400_000);
  const months = MONTHS[period];
  if (months === undefined) return null;
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}
