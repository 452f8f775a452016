import { isJsonArray, isJsonObject, type Json, type JsonObject } from './json.ts';
import { type ListedItem, orderItems } from './merge-order.ts';
import {
  hintsOf,
  isHintKey,
  isIdList,
  itemId,
  type ListItem,
  listNode,
  type ListNode,
  type ManifestNode,
  objectNode,
  type ObjectNode,
  type Origin,
} from './manifest-node.ts';
import { escapeSegment } from './json-pointer.ts';

/** Reasons why an authored value has no effect. */
export interface MergeGuard {
  /**
   * Asked before the value at `byId` (a pointer whose list segments are item ids) changes from
   * `current`, undefined where there is none, to `next`, null for a removal. False leaves the
   * parent's value as it is. The order of a list is the value `<list>/$order`.
   */
  allows(byId: string, current: Json | undefined, next: Json | null, authored: Origin): boolean;
  /** Told of an instruction that changes nothing, because what it names is not there. */
  orphan(byId: string, authored: Origin): void;
  /** Told of an empty list over one that merges by id: it says nothing about any item. */
  empty(byId: string, authored: Origin): void;
}

interface Layer {
  readonly id: string;
  readonly revision: number;
  readonly guard: MergeGuard;
  /**
   * Merges a part of the document, or answers with what it was merged to before. Asked for objects
   * and lists down to `REMEMBERED_DEPTH`.
   * @param at pointer into the authored document
   */
  readonly remember?: (
    at: string,
    inherited: ManifestNode | undefined,
    value: object,
    merge: () => ManifestNode | undefined,
  ) => ManifestNode | undefined;
}

interface Place {
  /** Pointer into the authored document. */
  readonly authored: string;
  /** The same place with list items named by id. */
  readonly byId: string;
  /** Segments of either. */
  readonly depth: number;
}

/** Deep enough for one wording of one language; below it a part is merged anew as fast. */
const REMEMBERED_DEPTH = 3;

/**
 * Lays one authored document over what its ancestors make. Objects merge deeply, other values
 * replace, absent inherits, `null` removes; lists whose items have ids merge by id (an item with
 * `$remove` goes, `$before` and `$after` place it), every other list replaces as a whole. An empty
 * list over one with ids changes nothing: which kind it is cannot be seen, and losing all is worse.
 */
export function mergeLayer(
  parent: ManifestNode | undefined,
  authored: JsonObject,
  layer: Layer,
): ManifestNode {
  const place: Place = { authored: '', byId: '', depth: 0 };
  return (
    mergeValue(parent, authored, layer, place) ?? objectNode(new Map(), originAt(layer, place))
  );
}

function mergeValue(
  parent: ManifestNode | undefined,
  next: Json,
  layer: Layer,
  place: Place,
): ManifestNode | undefined {
  const { remember } = layer;
  const isRemembered =
    remember !== undefined &&
    place.depth <= REMEMBERED_DEPTH &&
    typeof next === 'object' &&
    next !== null;
  return isRemembered
    ? remember(place.authored, parent, next, () => mergeAnew(parent, next, layer, place))
    : mergeAnew(parent, next, layer, place);
}

function mergeAnew(
  parent: ManifestNode | undefined,
  next: Json,
  layer: Layer,
  place: Place,
): ManifestNode | undefined {
  if (isJsonObject(next) && (parent === undefined || parent.kind === 'object')) {
    return mergeObject(parent, next, layer, place);
  }
  if (isIdList(next) && (parent === undefined || parent.kind === 'list')) {
    return mergeList(parent, next, layer, place);
  }
  const current = parent?.value;
  const origin = originAt(layer, place);
  if (parent?.kind === 'list' && isJsonArray(next) && next.length === 0) {
    layer.guard.empty(place.byId, origin);
    return parent;
  }
  if (!layer.guard.allows(place.byId, current, next, origin)) return parent;
  // Something of another kind stood here: what replaces it starts from nothing.
  return isJsonObject(next) || isIdList(next)
    ? mergeAnew(undefined, next, layer, place)
    : { kind: 'value', value: next, origin };
}

function mergeObject(
  parent: ObjectNode | undefined,
  next: JsonObject,
  layer: Layer,
  place: Place,
): ManifestNode {
  const entries = new Map(parent?.entries);
  for (const [key, value] of Object.entries(next)) {
    if (isHintKey(key)) continue;
    const at = below(place, key, key);
    const inherited = entries.get(key);
    if (value === null) {
      if (inherited === undefined) layer.guard.orphan(at.byId, originAt(layer, at));
      else if (mayRemove(inherited, layer, at)) entries.delete(key);
      continue;
    }
    const merged = mergeValue(inherited, value, layer, at);
    if (merged !== undefined) entries.set(key, merged);
  }
  return objectNode(entries, parent?.origin ?? originAt(layer, place));
}

function mergeList(
  parent: ListNode | undefined,
  next: readonly JsonObject[],
  layer: Layer,
  place: Place,
): ManifestNode {
  const byId = new Map((parent?.items ?? []).map((item) => [item.id, item]));
  const inherited = [...byId.keys()];
  const listed: ListedItem[] = [];
  for (const [index, value] of next.entries()) {
    const id = itemId(value);
    if (id === null) continue;
    const at = below(place, index, id);
    const hints = hintsOf(value);
    if (hints.remove) {
      removeItem(byId, id, layer, at);
      continue;
    }
    const node = mergeValue(byId.get(id)?.node, value, layer, at);
    if (node === undefined) continue;
    byId.set(id, { id, node });
    const { remove: _remove, ...position } = hints;
    listed.push({ id, ...position });
  }
  const kept = inherited.filter((id) => byId.has(id));
  const order = allowedOrder(kept, listed, layer, place);
  const items = order.flatMap((id) => byId.get(id) ?? []);
  return listNode(items, parent?.origin ?? originAt(layer, place));
}

function allowedOrder(
  kept: readonly string[],
  listed: readonly ListedItem[],
  layer: Layer,
  place: Place,
): readonly string[] {
  const order = orderItems(kept, listed);
  const keptOrder = order.filter((id) => kept.includes(id));
  if (keptOrder.every((id, index) => id === kept[index])) return order;
  const pointer = `${place.byId}/$order`;
  if (layer.guard.allows(pointer, kept, keptOrder, originAt(layer, place))) return order;
  return [...kept, ...order.filter((id) => !kept.includes(id))];
}

function removeItem(byId: Map<string, ListItem>, id: string, layer: Layer, at: Place): void {
  const item = byId.get(id);
  if (item === undefined) layer.guard.orphan(at.byId, originAt(layer, at));
  else if (mayRemove(item.node, layer, at)) byId.delete(id);
}

function mayRemove(node: ManifestNode, layer: Layer, at: Place): boolean {
  return layer.guard.allows(at.byId, node.value, null, originAt(layer, at));
}

function below(place: Place, authored: string | number, byId: string): Place {
  return {
    authored: `${place.authored}/${escapeSegment(String(authored))}`,
    byId: `${place.byId}/${escapeSegment(byId)}`,
    depth: place.depth + 1,
  };
}

function originAt(layer: Layer, place: Place): Origin {
  return { layer: layer.id, revision: layer.revision, pointer: place.authored };
}
