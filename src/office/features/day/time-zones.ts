/** Names of time zones that the browser knows, with the one in force, in the order of the alphabet. */
export function timeZones(held: string): readonly string[] {
  return [...new Set(['UTC', held, ...Intl.supportedValuesOf('timeZone')])].toSorted();
}
