import { isJsonArray, isJsonObject, type Json, type JsonObject } from './json.ts';
import { escapeSegment, fromPointer } from './json-pointer.ts';

/** Location of a value: the brand's document and the pointer in it. */
export interface Origin {
  /** Id of the brand whose document says so. */
  readonly layer: string;
  readonly revision: number;
  /** JSON pointer into that brand's own document. */
  readonly pointer: string;
}

/**
 * A manifest value together with where each part of it comes from. Nodes never change, and brands
 * share those of what they extend: so is `value`, the plain one, never to be written to.
 */
export type ManifestNode = ScalarNode | ObjectNode | ListNode;

interface NodeOf<K extends string> {
  readonly kind: K;
  readonly value: Json;
  readonly origin: Origin;
}

/** A value that is replaced as a whole: a scalar, or a list whose items have no ids. */
type ScalarNode = NodeOf<'value'>;

export interface ObjectNode extends NodeOf<'object'> {
  readonly entries: ReadonlyMap<string, ManifestNode>;
}

export interface ListNode extends NodeOf<'list'> {
  readonly items: readonly ListItem[];
}

/** An item of a list whose items have ids: a brand below changes it by naming it. */
export interface ListItem {
  readonly id: string;
  readonly node: ManifestNode;
}

/** Requested position of a list item, or its removal. */
export interface ListHints {
  readonly before?: string;
  readonly after?: string;
  readonly remove: boolean;
}

export const HINT_KEYS = ['$before', '$after', '$remove'] as const;

/** True when a list is merged by id: it has items, and every one is an object with an id. */
export function isIdList(value: Json): value is readonly JsonObject[] {
  return isJsonArray(value) && value.length > 0 && value.every((item) => itemId(item) !== null);
}

export function itemId(item: Json): string | null {
  const id = isJsonObject(item) ? item['id'] : undefined;
  return typeof id === 'string' ? id : null;
}

const NO_HINTS: ListHints = { remove: false };

export function hintsOf(item: JsonObject): ListHints {
  if (!HINT_KEYS.some((key) => key in item)) return NO_HINTS;
  const { $before, $after, $remove } = item;
  return {
    ...(typeof $before === 'string' ? { before: $before } : {}),
    ...(typeof $after === 'string' ? { after: $after } : {}),
    remove: $remove === true,
  };
}

export function isHintKey(key: string): boolean {
  return (HINT_KEYS as readonly string[]).includes(key);
}

export function objectNode(entries: ObjectNode['entries'], origin: Origin): ObjectNode {
  // A plain loop: this runs for every object of every brand.
  const value: Record<string, Json> = {};
  for (const [key, node] of entries) define(value, key, node.value);
  return { kind: 'object', entries, value, origin };
}

/** Sets an own property; a manifest may well have a key `__proto__`, which assignment would not store. */
function define(target: Record<string, Json>, key: string, value: Json): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else {
    target[key] = value;
  }
}

export function listNode(items: ListNode['items'], origin: Origin): ListNode {
  return { kind: 'list', items, value: items.map(({ node }) => node.value), origin };
}

/** The node at a pointer into the merged document; undefined when it has no own value. */
export function nodeAt(root: ManifestNode, pointer: string): ManifestNode | undefined {
  let node: ManifestNode | undefined = root;
  for (const segment of fromPointer(pointer)) {
    if (node?.kind === 'object') node = node.entries.get(segment);
    else if (node?.kind === 'list') node = node.items[Number(segment)]?.node;
    else return undefined;
  }
  return node;
}

/** Calls `visit` for a node and all below it, with its pointer in the merged document. */
export function visitNodes(
  node: ManifestNode,
  visit: (pointer: string, node: ManifestNode) => void,
  pointer = '',
): void {
  visit(pointer, node);
  if (node.kind === 'list') {
    for (const [index, item] of node.items.entries()) {
      visitNodes(item.node, visit, `${pointer}/${index}`);
    }
  } else if (node.kind === 'object') {
    for (const [key, item] of node.entries) {
      visitNodes(item, visit, `${pointer}/${escapeSegment(key)}`);
    }
  }
}
