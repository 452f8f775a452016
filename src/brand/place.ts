import type { Json } from './json.ts';
import { isIdList, itemId } from './manifest-node.ts';

/**
 * Where something stands, from the root of the manifest: keys, and for an item of a list its id.
 * Unlike a pointer that counts, it means the same in every layer.
 */
export type Place = readonly string[];

/** The ids of a list, in order; none where there is no list of items with ids. */
export function idsOf(value: Json | undefined): readonly string[] {
  return value === undefined || !isIdList(value) ? [] : value.flatMap((item) => itemId(item) ?? []);
}
