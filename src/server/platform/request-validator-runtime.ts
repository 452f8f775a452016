import { isDeepStrictEqual } from 'node:util';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** Length of a text as JSON Schema counts it: in characters, not in UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
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
