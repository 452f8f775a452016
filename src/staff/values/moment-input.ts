import type { Clock } from './format-instant.ts';

/** A moment as `<input type="datetime-local">` has it, by the chosen clock; empty for none. */
export function momentInput(moment: string | null, clock: Clock): string {
  if (moment === null || Number.isNaN(Date.parse(moment))) return '';
  const date = new Date(moment);
  const shift = clock === 'utc' ? 0 : date.getTimezoneOffset() * 60_000;
  return new Date(date.getTime() - shift).toISOString().slice(0, 16);
}

/** The moment that was put in, in UTC; empty when it is not whole. */
export function inputMoment(text: string, clock: Clock): string {
  const date = new Date(clock === 'utc' ? `${text}Z` : text);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
