/** Months on offer: this one and the eleven before it. */
const MONTHS = 12;

/** The months on offer as yyyy-MM in the reader's own time zone, this one first. */
export function statementMonths(now: Date): readonly string[] {
  return Array.from({ length: MONTHS }, (_, back) => {
    const start = new Date(now.getFullYear(), now.getMonth() - back, 1);
    return `${start.getFullYear()}-${String(start.getMonth() + 1).padStart(2, '0')}`;
  });
}

/** A month as moments of the reader's own time zone: from inclusive, to exclusive. */
export function monthBounds(month: string): { from: string; to: string } {
  return { from: monthStart(month, 0).toISOString(), to: monthStart(month, 1).toISOString() };
}

/** "November 2026". */
export function monthName(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  return format.format(monthStart(month, 0));
}

/** Start of a month (yyyy-MM), or of one so many months later. */
function monthStart(month: string, later: number): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1 + later, 1);
}
