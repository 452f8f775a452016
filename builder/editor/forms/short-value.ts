import { isJsonArray, isJsonObject, type Json } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';

/** Beyond this a value is cut. */
const MAX_CHARACTERS = 60;

/** A value in one line, as a person would tell it: words for labels, ids for lists. */
export function shortValue(value: Json | undefined): string {
  const text = plain(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text;
}

function plain(value: Json | undefined): string {
  if (value === undefined) return '—';
  if (isJsonArray(value)) return value.map((item) => itemId(item) ?? plain(item)).join(', ');
  if (!isJsonObject(value)) return String(value);
  const { text, key } = value;
  if (isJsonObject(text)) return Object.values(text).map(plain).join(' / ');
  if (typeof key === 'string') return key;
  return itemId(value) ?? JSON.stringify(value);
}
