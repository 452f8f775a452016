/** First difference between two event lists. A side that has ended is `undefined`. */
export interface EventDifference {
  /** Position in the lists, from 0. */
  readonly index: number;
  readonly expected: unknown;
  readonly received: unknown;
}

/**
 * The first event that differs, or undefined when the lists say the same. Compares JSON values;
 * the order of an object's keys does not count, for a database may store them in its own.
 */
export function firstEventDifference(
  expected: readonly unknown[],
  received: readonly unknown[],
): EventDifference | undefined {
  const length = Math.max(expected.length, received.length);
  for (let index = 0; index < length; index += 1) {
    if (!sameJson(expected[index], received[index])) {
      return { index, expected: expected[index], received: received[index] };
    }
  }
  return undefined;
}

function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => sameJson(item, right[index]))
    );
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
