import type { JsonObject } from '#brand/json.ts';
import { HINT_KEYS, hintsOf, itemId } from '#brand/manifest-node.ts';
import { type ListedItem, orderItems } from '#brand/merge-order.ts';

/** Ids of the merged list that `items` makes out of what is inherited. */
export function mergedOrder(
  inherited: readonly string[],
  items: readonly JsonObject[],
): readonly string[] {
  const removed = new Set(items.filter(isRemoval).map(itemId));
  const listed = items.filter((item) => !isRemoval(item)).flatMap(listedItem);
  return orderItems(
    inherited.filter((id) => !removed.has(id)),
    listed,
  );
}

/**
 * The brand's own list rewritten so that the merged list stands in `wanted` order, saying as little
 * as possible: nothing more where it already does, else one hint for the item that `moved`, else the
 * items it lists in the wanted order, else every item by name.
 */
export function arrangeList(
  inherited: readonly string[],
  items: readonly JsonObject[],
  wanted: readonly string[],
  moved?: string,
): readonly JsonObject[] {
  const stands = (candidate: readonly JsonObject[]): boolean =>
    sameOrder(mergedOrder(inherited, candidate), wanted);
  if (stands(items)) return items;
  const sorted = sortLike(items, wanted);
  const tries = [
    sorted,
    ...(moved === undefined ? [] : [withHint(items, moved, wanted)]),
    sorted.map(withoutHints),
  ];
  return tries.find(stands) ?? everyItem(items, wanted);
}

function sortLike(items: readonly JsonObject[], wanted: readonly string[]): readonly JsonObject[] {
  const place = (item: JsonObject): number => {
    const at = isRemoval(item) ? -1 : wanted.indexOf(itemId(item) ?? '');
    return at < 0 ? wanted.length : at;
  };
  return items.toSorted((one, other) => place(one) - place(other));
}

function withHint(
  items: readonly JsonObject[],
  moved: string,
  wanted: readonly string[],
): readonly JsonObject[] {
  const at = wanted.indexOf(moved);
  const before = wanted[at - 1];
  const after = wanted[at + 1];
  const hint: JsonObject =
    before === undefined ? (after === undefined ? {} : { $before: after }) : { $after: before };
  const hinted = (item: JsonObject): JsonObject => ({ ...withoutHints(item), ...hint });
  return items.some((item) => itemId(item) === moved)
    ? items.map((item) => (itemId(item) === moved ? hinted(item) : item))
    : [...items, hinted({ id: moved })];
}

/** Listing all of them without hints always gives their order: the last resort. */
function everyItem(items: readonly JsonObject[], wanted: readonly string[]): readonly JsonObject[] {
  const named = wanted.map((id) => {
    const own = items.findLast((item) => itemId(item) === id && !isRemoval(item));
    return own === undefined ? { id } : withoutHints(own);
  });
  return [...named, ...items.filter(isRemoval)];
}

export function isRemoval(item: JsonObject): boolean {
  return hintsOf(item).remove;
}

export function withoutHints(item: JsonObject): JsonObject {
  const isHint = (key: string): boolean => (HINT_KEYS as readonly string[]).includes(key);
  return Object.fromEntries(Object.entries(item).filter(([key]) => !isHint(key)));
}

function listedItem(item: JsonObject): readonly ListedItem[] {
  const id = itemId(item);
  if (id === null) return [];
  const { remove: _remove, ...position } = hintsOf(item);
  return [{ id, ...position }];
}

function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
