import { isJsonArray, isJsonObject, type Json } from '#brand/json.ts';
import { isIdList, itemId } from '#brand/manifest-node.ts';
import { fromPointer } from '#brand/json-pointer.ts';
import type { Place } from '#brand/place.ts';

export { idsOf, type Place } from '#brand/place.ts';

/** Turns a pointer that counts list items into a place. A list without ids keeps its numbers. */
export function placeAt(root: Json, pointer: string): Place {
  const place: string[] = [];
  let value: Json | undefined = root;
  for (const segment of fromPointer(pointer)) {
    if (isJsonArray(value)) {
      const item: Json | undefined = value[Number(segment)];
      place.push((item === undefined || !isIdList(value) ? null : itemId(item)) ?? segment);
      value = item;
    } else {
      place.push(segment);
      value = isJsonObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
    }
  }
  return place;
}

/** The value at a place, or undefined. */
export function valueAtPlace(root: Json | undefined, place: Place): Json | undefined {
  let value = root;
  for (const segment of place) value = childOf(value, segment);
  return value;
}

function childOf(value: Json | undefined, segment: string): Json | undefined {
  if (isJsonArray(value)) {
    const byId = value.find((item) => itemId(item) === segment);
    return byId ?? (/^\d+$/.test(segment) ? value[Number(segment)] : undefined);
  }
  return isJsonObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
}

/** The shape of a place: its fields, without the ids of list items. */
export function placeShape(root: Json, place: Place): string {
  return place
    .filter((_segment, index) => !isJsonArray(valueAtPlace(root, place.slice(0, index))))
    .join('.');
}
