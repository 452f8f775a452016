/** A list with one item elsewhere. `to` is bounded by the ends; a place that is not there moves nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || from < 0) return list;
  const rest = list.filter((_item, index) => index !== from);
  const at = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}
