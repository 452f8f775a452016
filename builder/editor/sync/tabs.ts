import type { Keep, KeptWork } from './kept-work.ts';
import { hasUnsent, readWork } from './kept-work.ts';

/** The tabs of this browser: each keeps its work under a name of its own. */
export interface Tabs {
  readonly own: string;
  /** Names of the tabs that are open, this one included. */
  open(): Promise<ReadonlySet<string>>;
}

const LOCK = 'builder.tab.';

/** A tab holds a lock for as long as it lives: a crash lets go of it as a close does. */
export function browserTabs(): Tabs {
  const own = crypto.randomUUID();
  const { locks } = navigator;
  // Never resolved: the browser lets go of it with the page.
  const held = locks?.request(`${LOCK}${own}`, () => new Promise<never>(() => undefined));
  held?.catch(() => undefined);
  return {
    own,
    async open() {
      const { held: names = [] } = (await locks?.query()) ?? {};
      const open = names.flatMap(({ name = '' }) =>
        name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [],
      );
      return new Set([own, ...open]);
    },
  };
}

/** Part of localStorage's interface that also lists. */
export interface ListedKeep extends Keep {
  readonly length: number;
  key(index: number): string | null;
}

/** Work of a tab that is gone. */
export interface LeftWork {
  readonly key: string;
  readonly work: KeptWork;
}

/**
 * The work that tabs which are gone left of one brand. What holds nothing unsent is dropped, but for
 * the newest, whose history can still be undone.
 */
export function leftWorks(
  keep: ListedKeep,
  prefix: string,
  open: ReadonlySet<string>,
): readonly LeftWork[] {
  const keys = Array.from({ length: keep.length }, (_, index) => keep.key(index) ?? '').filter(
    (key) => key.startsWith(prefix) && !open.has(key.slice(prefix.length)),
  );
  const works = keys
    .flatMap((key) => {
      const work = readWork(keep, key);
      return work === null ? [] : [{ key, work }];
    })
    .toSorted((one, other) => other.work.keptAt - one.work.keptAt);
  const [newest] = works;
  return works.filter((left) => {
    if (left === newest || hasUnsent(left.work)) return true;
    keep.removeItem(left.key);
    return false;
  });
}
