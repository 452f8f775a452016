import { isJsonArray, isJsonObject, type Json } from './json.ts';

/** Joins segments to a JSON pointer (RFC 6901); no segments give the whole document. */
export function toPointer(segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${escapeSegment(String(segment))}`).join('');
}

/** A key or id escaped for a pointer. */
export function escapeSegment(segment: string): string {
  return /[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment;
}

/** Splits a JSON pointer into its segments. */
export function fromPointer(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer of the thing that holds this one; the whole document holds itself. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** The value at a pointer, or undefined where there is none. */
export function valueAt(root: Json, pointer: string): Json | undefined {
  let value: Json | undefined = root;
  for (const segment of fromPointer(pointer)) {
    if (isJsonArray(value)) value = /^\d+$/.test(segment) ? value[Number(segment)] : undefined;
    else if (isJsonObject(value))
      value = Object.hasOwn(value, segment) ? value[segment] : undefined;
    else return undefined;
  }
  return value;
}

/**
 * Rewrites a pointer that counts list items into one that names them by id, where they have one.
 * What is not there is left as it is.
 */
export function byIdPointer(root: Json, pointer: string): string {
  let value: Json | undefined = root;
  const segments = fromPointer(pointer).map((segment) => {
    if (isJsonArray(value)) {
      value = /^\d+$/.test(segment) ? value[Number(segment)] : undefined;
      const id: Json | undefined = isJsonObject(value) ? value['id'] : undefined;
      return typeof id === 'string' ? id : segment;
    }
    value = isJsonObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
    return segment;
  });
  return toPointer(segments);
}

/**
 * Rewrites a pointer whose list segments name items by id into one that counts them. Undefined when
 * nothing is there.
 */
export function pointerById(root: Json, pointer: string): string | undefined {
  const segments: (string | number)[] = [];
  let value: Json | undefined = root;
  for (const segment of fromPointer(pointer)) {
    if (isJsonArray(value)) {
      const index: number = value.findIndex((item) => isJsonObject(item) && item['id'] === segment);
      if (index < 0) return undefined;
      segments.push(index);
      value = value[index];
    } else if (isJsonObject(value) && Object.hasOwn(value, segment)) {
      segments.push(segment);
      value = value[segment];
    } else return undefined;
  }
  return toPointer(segments);
}
