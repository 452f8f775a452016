import type { LayeredKeys } from '../../layered-keys.ts';

/** Namespaces needed to sign in or register: a language without them cannot be offered. */
export const ENTRY_NAMESPACES: readonly string[] = ['registration', 'session', 'shell', 'ui'];

/** Namespaces of the staff tools; players never read them. */
const STAFF_NAMESPACES: readonly string[] = ['because', 'builder', 'check', 'office', 'staff'];
const isBuilders = (namespace: string): boolean => namespace.startsWith('builder-');

/** Number of texts by reader. */
export interface Readership {
  readonly onEntry: number;
  readonly byPlayers: number;
}

const counted = new WeakMap<LayeredKeys, Readership>();

/** Counts texts, given by `namespace:key`, by their readers. What is shared is counted once. */
export function readershipOf(keys: LayeredKeys): Readership {
  const known = counted.get(keys);
  if (known !== undefined) return known;
  const beneath = keys.under === null ? NOBODY : readershipOf(keys.under);
  const more = countReaders(keys.added);
  const less = countReaders(keys.without);
  const readership = {
    onEntry: beneath.onEntry + more.onEntry - less.onEntry,
    byPlayers: beneath.byPlayers + more.byPlayers - less.byPlayers,
  };
  counted.set(keys, readership);
  return readership;
}

const NOBODY: Readership = { onEntry: 0, byPlayers: 0 };

const countReaders = (keys: readonly string[]): Readership => ({
  onEntry: keys.filter(isReadOnEntry).length,
  byPlayers: keys.filter(isReadByPlayers).length,
});

const namespaceOf = (key: string): string => key.slice(0, key.indexOf(':'));

/** True when a text, by `namespace:key`, is needed to sign in or register. */
export const isReadOnEntry = (key: string): boolean => ENTRY_NAMESPACES.includes(namespaceOf(key));

function isReadByPlayers(key: string): boolean {
  const namespace = namespaceOf(key);
  return (
    !STAFF_NAMESPACES.includes(namespace) && !namespace.endsWith('-desk') && !isBuilders(namespace)
  );
}
