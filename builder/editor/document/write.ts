import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#brand/json.ts';
import { isIdList, itemId } from '#brand/manifest-node.ts';
import { arrangeList, isRemoval, mergedOrder } from './arrange-list.ts';
import { idsOf, type Place } from './place.ts';

/** What becomes of the authored value at the end of a place; undefined says nothing about it. */
export type Change = (authored: Json | undefined, inherited: Json | undefined) => Json | undefined;

/**
 * Changes one place of an authored document and makes or takes away what has to hold it. Lists are
 * walked by id; naming an inherited item does not move it.
 */
export function writeAt(
  authored: JsonObject,
  inherited: JsonObject,
  place: Place,
  change: Change,
): JsonObject {
  const next = writeBelow(authored, inherited, place, change);
  return isJsonObject(next) ? next : {};
}

function writeBelow(
  authored: Json | undefined,
  inherited: Json | undefined,
  place: Place,
  change: Change,
): Json | undefined {
  const [segment, ...rest] = place;
  if (segment === undefined) return change(authored, inherited);
  if (isListHere(authored, inherited)) {
    return writeItem(authored, inherited, segment, rest, change);
  }
  const holder = isJsonObject(authored) ? authored : {};
  const below = isJsonObject(inherited) ? inherited[segment] : undefined;
  const next = writeBelow(holder[segment], below, rest, change);
  return withKey(holder, segment, next);
}

function isListHere(authored: Json | undefined, inherited: Json | undefined): boolean {
  if (isJsonArray(authored)) return authored.length === 0 || isIdList(authored);
  return isJsonArray(inherited) && (inherited.length === 0 || isIdList(inherited));
}

/** An object that says nothing any more is not written: what it held is inherited again. */
function withKey(holder: JsonObject, key: string, value: Json | undefined): JsonObject | undefined {
  if (value !== undefined) return { ...holder, [key]: value };
  const { [key]: _gone, ...kept } = holder;
  return Object.keys(kept).length === 0 ? undefined : kept;
}

function writeItem(
  authored: Json | undefined,
  inherited: Json | undefined,
  id: string,
  rest: Place,
  change: Change,
): Json | undefined {
  const items = isJsonArray(authored) ? authored.filter(isJsonObject) : [];
  const inheritedIds = idsOf(inherited);
  const order = mergedOrder(inheritedIds, items);
  const own = items.findLast((item) => itemId(item) === id);
  const below = isJsonArray(inherited) ? inherited.find((item) => itemId(item) === id) : undefined;
  const inside = rest.length > 0;
  const next = inside ? writeBelow(unremoved(own), below, rest, change) : change(own, below);
  if (next === undefined && own === undefined) return authored;
  const others = items.filter((item) => itemId(item) !== id);
  // An item that says nothing but its id still holds its place in the order.
  const said = next === undefined && inside ? {} : next;
  const written = isJsonObject(said) ? named(id, said) : null;
  const list =
    written === null
      ? others
      : own === undefined
        ? [...items, written]
        : items.flatMap((item) => (item === own ? [written] : itemId(item) === id ? [] : [item]));
  const arranged = arrangeList(inheritedIds, list, wantedOrder(order, id, inheritedIds, list));
  return arranged.length === 0 && inheritedIds.length > 0 ? undefined : arranged;
}

function unremoved(item: JsonObject | undefined): JsonObject | undefined {
  if (item === undefined || !isRemoval(item)) return item;
  const { $remove: _remove, ...rest } = item;
  return rest;
}

function named(id: string, item: JsonObject): JsonObject {
  return { id, ...item };
}

/** The order there was, without what is gone now and with what is new where the list puts it. */
function wantedOrder(
  order: readonly string[],
  id: string,
  inheritedIds: readonly string[],
  list: readonly JsonObject[],
): readonly string[] {
  const merged = mergedOrder(inheritedIds, list);
  if (order.includes(id) !== merged.includes(id)) {
    return merged.includes(id) ? merged : order.filter((other) => other !== id);
  }
  return order;
}
