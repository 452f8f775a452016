import type { CampaignTimes } from '#contract/generated/types.ts';
import { type DayRange, dayIn, endOfDay, periodOf } from '../day/day.ts';

interface Runs {
  readonly timeZone: string;
  readonly startsAt: Date;
  /** null: until it is ended. */
  readonly endsAt: Date | null;
}

/**
 * The days of a mission's period that a day lies in: goals count play and deposits of these days, from the first
 * day of the campaign on to its last.
 * @returns days of the brand's time zone, both inclusive
 */
export function missionPeriod(
  day: string,
  timesPer: CampaignTimes,
  { timeZone, startsAt, endsAt }: Runs,
): DayRange {
  const first = dayIn(timeZone, startsAt);
  const last = endsAt === null ? '9999-12-31' : dayIn(timeZone, new Date(endsAt.getTime() - 1));
  if (timesPer === 'campaign') return { from: first, to: last };
  const { from, to } = periodOf(day, timesPer);
  return { from: from < first ? first : from, to: to > last ? last : to };
}

/** The moment at which the last day of a period ends. */
export function endOfPeriod(timeZone: string, { to }: DayRange): Date {
  // Noon in UTC lies on the next day in the zones furthest to the east, where midnight in UTC is afternoon.
  const [inside = new Date(to)] = ['T12:00:00Z', 'T00:00:00Z']
    .map((time) => new Date(`${to}${time}`))
    .filter((moment) => dayIn(timeZone, moment) === to);
  return endOfDay(timeZone, inside);
}
