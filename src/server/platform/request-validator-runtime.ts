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

const { 'date-time': dateTime } = fullFormats;

/** The format also accepts leap seconds and the year 0, which neither Date nor the database can hold. */
function isMoment(text: string): boolean {
  if (typeof dateTime !== 'object' || !('validate' in dateTime)) return false;
  const isDateTime = (dateTime.validate as (value: string) => boolean)(text);
  return isDateTime && new Date(text).getUTCFullYear() >= 1;
}

/** The formats that schemas of requests may name. */
export const formats = { ...fullFormats, 'date-time': isMoment };
