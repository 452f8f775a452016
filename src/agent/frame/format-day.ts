/** A calendar day (yyyy-MM-dd) in the reader's notation, whatever time zone the reader is in. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
