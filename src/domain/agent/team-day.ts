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
