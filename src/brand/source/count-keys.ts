import { isJsonArray, type Json } from '../json.ts';
import { endOfString, skipBlank } from './scan-json.ts';

/** Number of keys in all objects of a parsed JSON value. */
export function countKeys(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (isJsonArray(value)) {
    for (const item of value) count += countKeys(item);
    return count;
  }
  for (const item of Object.values(value)) count += 1 + countKeys(item);
  return count;
}

/**
 * How many keys a valid JSON text writes: strings that a colon follows. More than `countKeys` of its
 * value means that a key is repeated, since a parser keeps only the last.
 */
export function countKeyTokens(text: string): number {
  let count = 0;
  for (let open = text.indexOf('"'); open >= 0;) {
    const next = skipBlank(text, endOfString(text, open));
    if (text[next] === ':') count += 1;
    open = text.indexOf('"', next);
  }
  return count;
}
