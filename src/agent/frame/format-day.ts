import type { DayRange } from './day-presets.ts';

/** A calendar day (yyyy-MM-dd) in the reader's notation, whatever time zone the reader is in. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** The days of a period in the reader's notation, without what both days share. */
export function rangeText({ from, to }: DayRange, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  );
}
