/** What a visitor reads on the way in: a language that lacks these cannot be offered. */
export const ENTRY_NAMESPACES: readonly string[] = ['registration', 'session', 'shell', 'ui'];

/** What the staff's tools are written in; no player ever reads them. */
const STAFF_NAMESPACES: readonly string[] = ['builder', 'check', 'office', 'staff'];

/** How many texts of some are read by whom. */
export interface Readership {
  readonly onEntry: number;
  readonly byPlayers: number;
}

/** By the list itself: brands without texts of their own share the lists of what they extend. */
const counted = new WeakMap<readonly string[], Readership>();

/** Counts texts, given by `namespace:key`, by their readers. */
export function readershipOf(keys: readonly string[]): Readership {
  const known = counted.get(keys);
  if (known !== undefined) return known;
  const readership = {
    onEntry: keys.filter(isReadOnEntry).length,
    byPlayers: keys.filter(isReadByPlayers).length,
  };
  counted.set(keys, readership);
  return readership;
}

const namespaceOf = (key: string): string => key.slice(0, key.indexOf(':'));

/** Whether a text, by `namespace:key`, is read on the way in. */
export const isReadOnEntry = (key: string): boolean => ENTRY_NAMESPACES.includes(namespaceOf(key));

const isReadByPlayers = (key: string): boolean => !STAFF_NAMESPACES.includes(namespaceOf(key));
