import { canonicalJson, isJsonArray, isJsonObject, type Json } from './json.ts';
import { isIdList, itemId } from './manifest-node.ts';
import { toPointer } from './json-pointer.ts';

/** One difference between two resolved manifests; list items are named by id. */
export interface ManifestDifference {
  readonly pointer: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'reordered';
  readonly before?: Json;
  readonly after?: Json;
}

/** Differences between two manifests, in the order of the first. */
export function diffManifests(before: Json, after: Json): readonly ManifestDifference[] {
  return compare(before, after, []);
}

function compare(
  before: Json,
  after: Json,
  path: readonly string[],
): readonly ManifestDifference[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  if (isIdList(before) && isIdList(after)) {
    return [...compareEntries(byId(before), byId(after), path), ...reordering(before, after, path)];
  }
  if (isJsonObject(before) && isJsonObject(after)) {
    const entries = (value: typeof before) => new Map(Object.entries(value));
    return compareEntries(entries(before), entries(after), path);
  }
  return [{ pointer: toPointer(path), kind: 'changed', before, after }];
}

function compareEntries(
  before: ReadonlyMap<string, Json>,
  after: ReadonlyMap<string, Json>,
  path: readonly string[],
): readonly ManifestDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const at = [...path, key];
    const one = before.get(key);
    const other = after.get(key);
    if (one === undefined) {
      return other === undefined ? [] : [{ pointer: toPointer(at), kind: 'added', after: other }];
    }
    if (other === undefined) return [{ pointer: toPointer(at), kind: 'removed', before: one }];
    return compare(one, other, at);
  });
}

function byId(items: readonly Json[]): ReadonlyMap<string, Json> {
  return new Map(items.map((item) => [itemId(item) ?? '', item]));
}

/** Items both lists have, standing in another order. */
function reordering(
  before: Json,
  after: Json,
  path: readonly string[],
): readonly ManifestDifference[] {
  const idsOf = (list: Json) =>
    isJsonArray(list) ? list.flatMap((item) => itemId(item) ?? []) : [];
  const common = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => others.includes(id));
  const one = common(idsOf(before), idsOf(after));
  const other = common(idsOf(after), idsOf(before));
  return one.join('\n') === other.join('\n')
    ? []
    : [{ pointer: toPointer(path), kind: 'reordered', before: one, after: other }];
}
