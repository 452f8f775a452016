const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/**
 * The moment at which the hour of a moment began in a time zone. Zones lie whole, half and quarter hours
 * apart, so that an hour of a brand begins at a quarter of an hour of UTC.
 * @throws RangeError for no time zone
 */
export function hourIn(timeZone: string, moment: Date): Date {
  const parts = formatOf(timeZone).formatToParts(moment);
  const read = (type: 'minute' | 'second'): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const sinceMs = (read('minute') * 60 + read('second')) * 1000 + (moment.getTime() % 1000);
  return new Date(moment.getTime() - sinceMs);
}
