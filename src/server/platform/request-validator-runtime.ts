import { isDeepStrictEqual } from 'node:util';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const LAST_OF_ONE_UNIT = 0xff_ff;

/**
 * Length of a text as JSON Schema counts it: in characters, not in UTF-16 units. It allocates nothing: a
 * body may hold a picture of some megabytes as text.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    if ((text.codePointAt(at) ?? 0) > LAST_OF_ONE_UNIT) at += 1;
    count += 1;
  }
  return count;
}

/** Equality of JSON values, in any order of their keys. */
export const sameJson = isDeepStrictEqual;

const { date, 'date-time': dateTime } = fullFormats;

/**
 * The format also accepts leap seconds and, by their offsets, the years 0 and 10000, which Date or the
 * database cannot hold.
 */
function isMoment(text: string): boolean {
  if (typeof dateTime !== 'object' || !('validate' in dateTime)) return false;
  const isDateTime = (dateTime.validate as (value: string) => boolean)(text);
  const year = new Date(text).getUTCFullYear();
  return isDateTime && year >= 1 && year <= 9999;
}

/** The database has no year 0. */
function isDay(text: string): boolean {
  if (typeof date !== 'object' || !('validate' in date)) return false;
  return (date.validate as (value: string) => boolean)(text) && !text.startsWith('0000');
}

/** The formats that schemas of requests may name. */
export const formats = { ...fullFormats, date: isDay, 'date-time': isMoment };
