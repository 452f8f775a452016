import type { LayeredKeys } from '../../layered-keys.ts';

/** Namespaces of the staff tools; visitors and members never read them. */
const STAFF_NAMESPACES: readonly string[] = [
  'because',
  'builder',
  'check',
  'harm-case',
  'likely-account',
  'member-act',
  'office',
  'staff',
];
const STAFF_PREFIXES = ['builder-', 'staff-'] as const;
const STAFF_SUFFIX = '-desk';

const counted = new WeakMap<LayeredKeys, number>();

/** Number of texts, given by `namespace:key`, that players read. What is shared is counted once. */
export function readByPlayers(keys: LayeredKeys): number {
  const known = counted.get(keys);
  if (known !== undefined) return known;
  const beneath = keys.under === null ? 0 : readByPlayers(keys.under);
  const read = beneath + countReads(keys.added) - countReads(keys.without);
  counted.set(keys, read);
  return read;
}

const countReads = (keys: readonly string[]): number => keys.filter(isReadByPlayers).length;

/** True when a text, by `namespace:key`, is for visitors or members. */
export const isReadByPlayers = (key: string): boolean =>
  isPlayerNamespace(key.slice(0, key.indexOf(':')));

/** True when a namespace is for visitors or members. */
export const isPlayerNamespace = (namespace: string): boolean =>
  !STAFF_NAMESPACES.includes(namespace) &&
  !namespace.endsWith(STAFF_SUFFIX) &&
  !STAFF_PREFIXES.some((prefix) => namespace.startsWith(prefix));
