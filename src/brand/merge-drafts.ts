import { canonicalJson, isJsonArray, isJsonObject, type Json, type JsonObject } from './json.ts';
import { isIdList, itemId } from './manifest-node.ts';
import { idsOf, type Place } from './place.ts';

export interface MergedDraft {
  readonly authored: JsonObject;
  /** Places that both changed, each in another way; mine stands there. */
  readonly clashes: readonly Place[];
}

/**
 * Brings together what two people made of the same draft: what only one of them changed stands as
 * that person left it, and where both did, mine.
 */
export function mergeDrafts(base: JsonObject, mine: JsonObject, theirs: JsonObject): MergedDraft {
  const clashes: Place[] = [];
  const merged = mergeValue(base, mine, theirs, [], clashes);
  return { authored: isJsonObject(merged) ? merged : mine, clashes };
}

type Value = Json | undefined;

function mergeValue(
  base: Value,
  mine: Value,
  theirs: Value,
  place: Place,
  clashes: Place[],
): Value {
  if (same(mine, theirs) || same(theirs, base)) return mine;
  if (same(mine, base)) return theirs;
  if (isJsonObject(mine) && isJsonObject(theirs)) {
    return mergeObject(isJsonObject(base) ? base : {}, mine, theirs, place, clashes);
  }
  if (isList(mine) && isList(theirs)) {
    return mergeList(isList(base) ? base : [], mine, theirs, place, clashes);
  }
  clashes.push(place);
  return mine;
}

function mergeObject(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  place: Place,
  clashes: Place[],
): JsonObject {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...keys].flatMap((key): [string, Json][] => {
    const value = mergeValue(base[key], mine[key], theirs[key], [...place, key], clashes);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

/** The order is mine where I changed it, else theirs; what the other one added follows. */
function mergeList(
  base: readonly JsonObject[],
  mine: readonly JsonObject[],
  theirs: readonly JsonObject[],
  place: Place,
  clashes: Place[],
): readonly JsonObject[] {
  const reordered = !same(idsOf(mine), idsOf(base));
  const [first, second] = reordered ? [mine, theirs] : [theirs, mine];
  const ids = new Set([...idsOf(first), ...idsOf(second)]);
  return [...ids].flatMap((id) => {
    const value = mergeValue(
      itemOf(base, id),
      itemOf(mine, id),
      itemOf(theirs, id),
      [...place, id],
      clashes,
    );
    return isJsonObject(value) ? [value] : [];
  });
}

function itemOf(list: readonly JsonObject[], id: string): JsonObject | undefined {
  return list.find((item) => itemId(item) === id);
}

/** Of two items with the same id a merge would drop one: such a list is a value as a whole. */
function isList(value: Value): value is readonly JsonObject[] {
  if (!isJsonArray(value)) return false;
  if (value.length === 0) return true;
  return isIdList(value) && new Set(idsOf(value)).size === value.length;
}

function same(one: Value, other: Value): boolean {
  if (one === undefined || other === undefined) return one === other;
  return canonicalJson(one) === canonicalJson(other);
}
