import { readDay } from '../day/day.ts';
import { latinDigits } from '../text/latin-digits.ts';

/** The part that a date in figures, such as 05/11/2026, has first. */
export type DateOrder = 'day' | 'month';

/**
 * The order of dates in figures in a market. @param countries ISO 3166 codes
 * @returns null when the countries differ, or there are none
 */
export function dateOrderOf(countries: readonly string[]): DateOrder | null {
  const [only, other] = new Set(countries.map(orderIn));
  return only === undefined || other !== undefined ? null : only;
}

function orderIn(country: string): DateOrder {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const format = new Intl.DateTimeFormat(`${language}-${country}`);
  const parts = format.formatToParts(new Date(0)).map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month') ? 'day' : 'month';
}

const YEAR_FIRST = /^(\d{4})([-./])(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$/;
const IN_WORDS = /^(\d{1,2})[-./ ](?:de )?([a-z]{3,10})\.?[-./, ](?:de )?(\d{4}|\d{2})$/i;

/** The first letters of each month in English and Spanish. */
const MONTHS = [
  /^(jan|ene)/i,
  /^feb/i,
  /^mar/i,
  /^(apr|abr)/i,
  /^may/i,
  /^jun/i,
  /^jul/i,
  /^(aug|ago)/i,
  /^(sep|set)/i,
  /^oct/i,
  /^nov/i,
  /^(dec|dic)/i,
] as const;

/**
 * The day that a statement writes for a line. @param order of a date that two days fit; null: not known
 * @returns yyyy-MM-dd; null: it cannot be read, or in two ways
 */
export function readBookedDay(text: string, order: DateOrder | null): string | null {
  const date = latinDigits(text).trim();
  const [, year, , month, day] = YEAR_FIRST.exec(date) ?? [];
  if (year !== undefined) return dayOf(year, Number(month), Number(day));
  const [, figure, word = '', wordYear] = IN_WORDS.exec(date) ?? [];
  if (wordYear !== undefined) {
    return dayOf(wordYear, MONTHS.findIndex((name) => name.test(word)) + 1, Number(figure));
  }
  const [, first, , second, lastYear] = YEAR_LAST.exec(date) ?? [];
  if (lastYear === undefined) return null;
  const dayFirst = dayOf(lastYear, Number(second), Number(first));
  const monthFirst = dayOf(lastYear, Number(first), Number(second));
  if (dayFirst === null || monthFirst === null) return dayFirst ?? monthFirst;
  if (dayFirst === monthFirst) return dayFirst;
  return order === null ? null : order === 'day' ? dayFirst : monthFirst;
}

/** The Thai calendar is this many years ahead. */
const BUDDHIST_YEARS = 543;
const FIRST_BUDDHIST = 2_400;

function dayOf(year: string, month: number, day: number): string | null {
  const written = year.length === 2 ? 2_000 + Number(year) : Number(year);
  const whole = written >= FIRST_BUDDHIST ? written - BUDDHIST_YEARS : written;
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return readDay(`${whole}-${twoDigits(month)}-${twoDigits(day)}`);
}
