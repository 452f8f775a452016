const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Days of a period, both inclusive, as yyyy-MM-dd. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** The calendar day of a moment in a time zone, yyyy-MM-dd. @throws RangeError for no time zone */
export function dayIn(timeZone: string, moment: Date): string {
  return formatOf(timeZone).format(moment);
}

export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const textOf = (date: Date): string => date.toISOString().slice(0, 10);

/** A calendar day that exists, or null for anything else. */
export function readDay(text: string | null): string | null {
  if (text === null || !DAY.test(text)) return null;
  const date = utc(text);
  // The 29th of February of another year would parse as the 1st of March.
  return !Number.isNaN(date.getTime()) && textOf(date) === text ? text : null;
}

/** The day a number of days later; below zero, earlier. */
export function addDays(day: string, days: number): string {
  return textOf(new Date(utc(day).getTime() + days * DAY_MS));
}

/** Number of days from one day to another; below zero: it lies before. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Day of the week, 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return utc(day).getUTCDay() || 7;
}

/** The period that a day belongs to: the day itself, its week from Monday, or its month. */
export function periodOf(day: string, period: 'day' | 'week' | 'month'): DayRange {
  if (period === 'day') return { from: day, to: day };
  if (period === 'week') {
    const from = addDays(day, 1 - weekdayOf(day));
    return { from, to: addDays(from, 6) };
  }
  const date = utc(day);
  const from = textOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)));
  const to = textOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
  return { from, to };
}

/** The moment at which the day of a moment ends in a time zone, to the second. */
export function endOfDay(timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  let inside = Math.floor(now.getTime() / 1000);
  // Days with a change of the clock have up to 25 hours.
  let outside = inside + 26 * 3600;
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (dayIn(timeZone, new Date(middle * 1000)) === today) inside = middle;
    else outside = middle;
  }
  return new Date(outside * 1000);
}
