/**
 * Where a value stands, without saying in which item of a list: `navigation.entries.label`. Names
 * texts, choices and form parts, which are the same for every item.
 */
export function shapeOf(path: readonly (string | number)[]): string {
  return path.filter((segment) => !/^\d+$/.test(String(segment))).join('.');
}
