import { escapeSegment } from '#brand/json-pointer.ts';

/** PostgreSQL keeps no NUL in a text; and half of a surrogate pair is no character of UTF-8. */
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/**
 * Where in a JSON value stands text that a database would refuse, or keep as something else.
 * @returns its JSON pointer (of the object, when it is a key), or null when there is none.
 */
export function unstorableText(value: unknown, pointer = ''): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? pointer : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    if (UNSTORABLE.test(key)) return pointer;
    const found = unstorableText(part, `${pointer}/${escapeSegment(key)}`);
    if (found !== null) return found;
  }
  return null;
}
