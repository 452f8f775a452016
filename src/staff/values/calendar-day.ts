import type { Clock } from './format-instant.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar day as 2026-11-20; null for what is no day, such as the 30th of February. */
export function dayOf(text: string | null): string | null {
  const match = DAY.exec(text ?? '');
  if (match === null) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.toISOString().startsWith(match[0]) ? match[0] : null;
}

/** The first moment of a day by that clock. */
export function dayStart(day: string, clock: Clock): Date {
  return midnight(day, 0, clock);
}

/** The first moment after a day; it is not 24 hours on where clocks are changed. */
export function dayEnd(day: string, clock: Clock): Date {
  return midnight(day, 1, clock);
}

function midnight(day: string, add: number, clock: Clock): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return clock === 'utc'
    ? new Date(Date.UTC(year, month - 1, date + add))
    : new Date(year, month - 1, date + add);
}
