import PQueue from 'p-queue';
import type { Log } from './log.ts';
import { Problem } from './problem.ts';

/** Work that the answer does not wait for: mail, and whatever must not tell by its time what it found. */
export interface BackgroundWork {
  /**
   * Begins it as soon as there is a place. A failure is logged under `name`, with nothing of its data.
   * @throws Problem OVERLOADED when too much waits already
   */
  add(name: string, work: () => Promise<void>): void;
  /** Resolves when nothing is under way (for tests and for a drain). */
  settle(): Promise<void>;
}

const AT_ONCE = 4;
const MAX_WAITING = 256;

export function backgroundWork(log: Log): BackgroundWork {
  const queue = new PQueue({ concurrency: AT_ONCE });
  return {
    add(name, work) {
      if (queue.size >= MAX_WAITING) throw new Problem('OVERLOADED', { retryAfterSeconds: 5 });
      queue.add(work).catch((error: unknown) => {
        log.error({ err: error, work: name }, 'work in the background failed');
      });
    },
    settle: () => queue.onIdle(),
  };
}
