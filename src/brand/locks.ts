import type { AuthoredLock } from './authored.ts';
import { canonicalJson, type Json } from './json.ts';

export interface ActiveLock extends AuthoredLock {
  /** The brand that set it. */
  readonly owner: string;
}

/** A lock's verdict on a change; null when the lock does not apply. */
export type LockVerdict = 'locked' | 'bounded';

/**
 * Whether `next` may stand at `byId` under one lock. A lock without bounds holds its value and all
 * below it, and what holds it cannot be taken away as a whole; one with bounds lets a fitting value
 * through. Repeating the current value is not a change: the caller asks only about changes.
 */
export function judgeChange(
  lock: AuthoredLock,
  byId: string,
  next: Json | null,
): LockVerdict | null {
  const inside = byId === lock.pointer || byId.startsWith(`${lock.pointer}/`);
  const around = lock.pointer.startsWith(`${byId}/`);
  if (!inside && !around) return null;
  if (!isBounded(lock)) return 'locked';
  return byId === lock.pointer && next !== null && isWithin(lock, next) ? null : 'bounded';
}

function isBounded(lock: AuthoredLock): boolean {
  return lock.minimum !== undefined || lock.maximum !== undefined || lock.allowed !== undefined;
}

function isWithin(lock: AuthoredLock, value: Json): boolean {
  if (lock.allowed !== undefined) {
    const text = canonicalJson(value);
    return lock.allowed.some((item) => canonicalJson(item) === text);
  }
  if (typeof value !== 'number') return false;
  return value >= (lock.minimum ?? -Infinity) && value <= (lock.maximum ?? Infinity);
}
