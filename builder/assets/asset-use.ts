import { isJsonArray, isJsonObject, type Json } from '#brand/json.ts';
import { itemId } from '#brand/manifest-node.ts';
import type { Place } from '#brand/place.ts';

/** Places of a manifest that show an asset: pictures name it by its id. */
export function usesOf(manifest: Json | undefined, asset: string): readonly Place[] {
  const found: Place[] = [];
  walk(manifest, [], (value, place) => {
    if (isJsonObject(value) && value['kind'] === 'asset' && value['asset'] === asset) {
      found.push(place);
    }
  });
  return found;
}

function walk(value: Json | undefined, place: Place, see: (value: Json, place: Place) => void) {
  if (value === undefined) return;
  see(value, place);
  if (isJsonArray(value)) {
    for (const [index, item] of value.entries()) {
      const id = isJsonObject(item) ? itemId(item) : undefined;
      walk(item, [...place, id ?? String(index)], see);
    }
  } else if (isJsonObject(value)) {
    for (const [key, item] of Object.entries(value)) walk(item, [...place, key], see);
  }
}

/** An id for a new asset: the word of its file, or with a number. */
export function assetId(file: string, taken: readonly string[]): string {
  const word = file
    .replace(/-[0-9a-f]{12}\.\w+$/, '')
    .replace(/^[^a-zA-Z]+/, '')
    .slice(0, 34);
  const wish = word === '' ? 'picture' : word;
  if (!taken.includes(wish)) return wish;
  for (let number = 2; ; number += 1) {
    if (!taken.includes(`${wish}-${number}`)) return `${wish}-${number}`;
  }
}
