import { availableParallelism } from 'node:os';
import { addressGroup } from '../../platform/address-group.ts';
import { FairQueue } from '../../platform/fair-queue.ts';

/** Drawings kept ready: a burst of players is served at once. About 20 kB each. */
const READY = 48;

/**
 * Drawings are made one after the other and leave a core for everything else. The line is long
 * enough for a crowd: five seconds of work for one core. Brands take turns, and so do the networks
 * of a brand, each of which holds a few places; a full line refuses the newest.
 */
const queue = new FairQueue({
  atOnce: Math.max(1, availableParallelism() - 1),
  maxWaiting: 448,
  maxWaitingPerBrand: 384,
  maxWaitingPerGroup: 6,
  retryAfterSeconds: 2,
});

/** Drawings made ahead are of no brand. */
const POOL = { brand: '', group: 'pool' } as const;

/** Drawings of one kind, made ahead while nobody waits. */
export interface DrawingPool<T> {
  /**
   * A drawing that nobody else gets.
   * @param caller who waits for the own brand's calls, and of those the own network's
   * @throws Problem OVERLOADED
   */
  take(caller: { brand: string; ip: string }): Promise<T>;
}

/** @param draw makes one: about 12 ms for a puzzle */
export function drawingPool<T>(draw: () => Promise<T>): DrawingPool<T> {
  const ready: T[] = [];
  let isFilling = false;

  async function fill(): Promise<void> {
    try {
      // Callers who wait come first; the next call fills what this one leaves.
      while (ready.length < READY && queue.isIdle) ready.push(await queue.run(POOL, draw));
    } finally {
      isFilling = false;
    }
  }

  return {
    async take({ brand, ip }) {
      const drawn = ready.pop() ?? (await queue.run({ brand, group: addressGroup(ip) }, draw));
      if (!isFilling) {
        isFilling = true;
        // What makes it fail makes the next call fail, which tells.
        fill().catch(() => undefined);
      }
      return drawn;
    },
  };
}
