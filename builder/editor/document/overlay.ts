import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#brand/json.ts';
import { isIdList, itemId } from '#brand/manifest-node.ts';
import { idsOf } from './place.ts';

/**
 * What a brand has to write so that `wanted` stands where `inherited` would: keys that are not
 * wanted are removed by `null`, items by `$remove`, and everything wanted is said.
 */
export function overlayFor(inherited: Json | undefined, wanted: Json): Json {
  if (isIdList(wanted) && isJsonArray(inherited)) return overlayList(inherited, wanted);
  if (!isJsonObject(wanted)) return wanted;
  const below = isJsonObject(inherited) ? inherited : {};
  const removed = Object.keys(below).filter((key) => !Object.hasOwn(wanted, key));
  return {
    ...Object.fromEntries(
      Object.entries(wanted).map(([key, value]) => [key, overlayFor(below[key], value)]),
    ),
    ...Object.fromEntries(removed.map((key) => [key, null])),
  };
}

function overlayList(inherited: readonly Json[], wanted: readonly JsonObject[]): Json {
  const kept = new Set(wanted.map(itemId));
  const items = wanted.map((item) =>
    overlayFor(
      inherited.find((other) => itemId(other) === itemId(item)),
      item,
    ),
  );
  const removed = idsOf(inherited).filter((id) => !kept.has(id));
  return [...items, ...removed.map((id) => ({ id, $remove: true }))];
}
