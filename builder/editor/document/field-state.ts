import { isJsonObject, type Json } from '#brand/json.ts';
import { valueAt } from '#brand/json-pointer.ts';
import type { ActiveLock } from '#brand/locks.ts';
import { isIdList, type Origin } from '#brand/manifest-node.ts';
import { originOf } from '#brand/resolve.ts';
import type { Layers } from './layers.ts';
import { idsOf, type Place, placeAt, valueAtPlace } from './place.ts';

/**
 * inherited: a parent says it. set: this brand says it. removed: a parent says it and this brand
 * took it away. empty: nobody says it. mixed: something that holds both inherited and set values.
 */
export type FieldStateName = 'inherited' | 'set' | 'removed' | 'empty' | 'mixed';

export interface FieldState {
  readonly name: FieldStateName;
  readonly place: Place;
  /** Where what stands there comes from; null where nothing stands. */
  readonly origin: Origin | null;
  /** What would stand if this brand said nothing. */
  readonly inheritedValue: Json | undefined;
  /** A parent's lock on this place: no change at all, or only within bounds. */
  readonly lock: ActiveLock | null;
}

/** The state of a field at a pointer into the effective document. */
export function fieldState(layers: Layers, pointer: string): FieldState {
  const place = placeAt(layers.effective, pointer);
  const inheritedValue = valueAtPlace(layers.inherited, place);
  const base = { place, inheritedValue, lock: lockAt(layers.locks, place) };
  const value = valueAt(layers.effective, pointer);
  if (value === undefined) {
    const name = inheritedValue === undefined ? 'empty' : 'removed';
    return { ...base, name, origin: null };
  }
  const origin = originOf(layers.provenance, pointer) ?? null;
  const own = origin?.layer === layers.brand;
  const holdsMore = isJsonObject(value) || isIdList(value);
  const isReordered = isIdList(value) && !sameIds(value, inheritedValue);
  const name = holdsMore
    ? containerState(layers, pointer, own, isReordered)
    : own
      ? 'set'
      : 'inherited';
  return { ...base, name, origin };
}

function containerState(
  layers: Layers,
  pointer: string,
  own: boolean,
  isReordered: boolean,
): FieldStateName {
  // Naming an item only gives it its place; that says something about the list and not about the item.
  const below = Object.entries(layers.provenance).filter(
    ([at]) => at.startsWith(`${pointer}/`) && !at.endsWith('/id'),
  );
  const ownBelow = below.filter(([, origin]) => origin.layer === layers.brand).length;
  if (own && ownBelow === below.length) return 'set';
  return own || ownBelow > 0 || isReordered ? 'mixed' : 'inherited';
}

/** Whether a list holds the inherited items in the inherited order. */
export function sameIds(value: Json, inherited: Json | undefined): boolean {
  const [ids, others] = [idsOf(value), idsOf(inherited)];
  return ids.length === others.length && ids.every((id, index) => id === others[index]);
}

function lockAt(locks: readonly ActiveLock[], place: Place): ActiveLock | null {
  const pointer = `/${place.join('/')}`;
  return (
    locks.find(({ pointer: locked }) => pointer === locked || pointer.startsWith(`${locked}/`)) ??
    null
  );
}

/** Whether a lock leaves room: numbers within bounds or a choice of values. */
export function isBounded(lock: ActiveLock): boolean {
  return lock.minimum !== undefined || lock.maximum !== undefined || lock.allowed !== undefined;
}
