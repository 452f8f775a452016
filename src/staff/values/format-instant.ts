export type Clock = 'local' | 'utc';

/** How much of a moment is shown. */
export type InstantStyle = 'day' | 'minute' | 'second';

const styles: Readonly<Record<InstantStyle, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
};

/** A moment (ISO 8601) by the reader's own clock or by UTC; 24 hours, as rows are compared. */
export function formatInstant(
  moment: string,
  locale: string,
  clock: Clock,
  style: InstantStyle,
): string {
  const { timeStyle } = styles[style];
  return new Intl.DateTimeFormat(locale, {
    ...styles[style],
    ...(timeStyle === undefined ? {} : { hourCycle: 'h23' }),
    ...(clock === 'utc' ? { timeZone: 'UTC' } : {}),
  }).format(new Date(moment));
}

/** The name of a clock at a moment: UTC, or the reader's zone as an offset. */
export function clockName(clock: Clock, locale: string, moment: Date): string {
  if (clock === 'utc') return 'UTC';
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset' }).formatToParts(
    moment,
  );
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}
