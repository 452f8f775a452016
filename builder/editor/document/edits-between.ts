import { canonicalJson, isJsonArray, isJsonObject, type Json } from '#brand/json.ts';
import { isIdList } from '#brand/manifest-node.ts';
import type { RemoveValue } from '../actions/remove-value.ts';
import type { SetValue } from '../actions/set-value.ts';
import type { Place } from './place.ts';
import { idsOf } from './place.ts';

/** Any JSON, with the `undefined` that forms leave where a field was emptied. */
export type FormData = Json | undefined | { readonly [key: string]: FormData };

/**
 * What a form changed: from the value it was given to the one it reports. Lists of items with ids
 * are compared item by item; adding, moving and dropping items is no business of a field.
 */
export function editsBetween(
  before: FormData,
  after: FormData,
  place: Place,
): readonly (SetValue | RemoveValue)[] {
  if (after === undefined) return before === undefined ? [] : [{ type: 'removeValue', place }];
  if (isJsonObject(before) && isJsonObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => editsBetween(before[key], after[key], [...place, key]));
  }
  if (isJsonArray(before) && isJsonArray(after) && isIdList(before) && isIdList(after)) {
    const ids = idsOf(before);
    return ids.flatMap((id, index) =>
      idsOf(after)[index] === id ? editsBetween(before[index], after[index], [...place, id]) : [],
    );
  }
  const value = withoutUndefined(after);
  if (before !== undefined && canonicalJson(withoutUndefined(before)) === canonicalJson(value)) {
    return [];
  }
  return [{ type: 'setValue', place, value }];
}

/** What JSON would keep of a form's value. */
function withoutUndefined(value: FormData): Json {
  if (isJsonArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, withoutUndefined(item)]),
  );
}
