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
  const waiting: (() => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();

  function start(run: () => Promise<void>): void {
    const under = run().finally(() => {
      running.delete(under);
      const next = waiting.shift();
      if (next !== undefined) start(next);
    });
    running.add(under);
  }

  return {
    add(name, work) {
      if (waiting.length >= MAX_WAITING) {
        throw new Problem('OVERLOADED', { retryAfterSeconds: 5 });
      }
      const run = async (): Promise<void> => {
        try {
          await work();
        } catch (error) {
          log.error({ err: error, work: name }, 'work in the background failed');
        }
      };
      if (running.size < AT_ONCE) start(run);
      else waiting.push(run);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
