/** Runtime of the compiled validators. Ajv's own would be bundled as CommonJS. */

import { canonicalJson, type Json } from '#brand/json.ts';

/** Length of a text as JSON Schema counts it: by characters, not by UTF-16 units. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** Equality of JSON values, whatever the order of their keys. */
export function sameJson(one: Json, other: Json): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
