import { growingCache } from '../growing-cache.ts';

/** How often a key was seen in its current window, and when that window ends. */
export interface WindowCount {
  current: number;
  /** Milliseconds. */
  ttl: number;
}

interface Window {
  count: number;
  endsAt: number;
}

/** Keys per limit: a limit on memory. A key that is pushed out starts counting again. */
const MAX_KEYS = 5_000;

/** Counts of this node, in memory, in fixed windows. */
export class WindowCounts {
  private readonly windows = growingCache<Window>(MAX_KEYS);

  /** The count of the current window. */
  read(key: string): number {
    const known = this.windows.get(key);
    return known === undefined || known.endsAt <= performance.now() ? 0 : known.count;
  }

  increment(key: string, windowMs: number): WindowCount {
    const now = performance.now();
    const known = this.windows.get(key);
    if (known === undefined || known.endsAt <= now) {
      this.windows.set(key, { count: 1, endsAt: now + windowMs });
      return { current: 1, ttl: windowMs };
    }
    known.count += 1;
    return { current: known.count, ttl: known.endsAt - now };
  }
}
