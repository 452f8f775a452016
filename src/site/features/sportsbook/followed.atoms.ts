import { atom } from 'jotai';

const KEY = 'sports.followed';
const MOST = 200;
const memory = (): Storage => localStorage;

const shownAtom = atom<ReadonlySet<string> | null>(null);

/** Names of teams and leagues that the player follows; this browser keeps them. */
export const followedAtom = atom(
  (get) => get(shownAtom) ?? readFollowed(memory),
  (get, set, name: string) => {
    const next = toggledName(get(followedAtom), name);
    set(shownAtom, next);
    try {
      memory().setItem(KEY, JSON.stringify([...next]));
    } catch {
      // They last as long as the page.
    }
  },
);

/**
 * The names after a press on one: the oldest goes where there are too many.
 * @internal Tests state the rule.
 */
export function toggledName(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return new Set([...next].slice(-MOST));
}

/**
 * The names that this browser keeps; none where they cannot be read.
 * @internal Tests state the rule.
 */
export function readFollowed(storage: () => Storage): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return new Set();
    const names = kept.filter(
      (name): name is string => typeof name === 'string' && name.length <= 128,
    );
    return new Set(names.slice(-MOST));
  } catch {
    return new Set();
  }
}
