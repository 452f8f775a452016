import type { Log } from '../log.ts';

export interface PeriodicJob {
  name: string;
  everySeconds: number;
  /** Safe to run on every node at once and again after a crash. @returns how much it did. */
  run: () => Promise<number>;
}

export interface PeriodicJobs {
  /** Stops, and waits for what is running. */
  close(): Promise<void>;
}

/** Runs each job again and again, never two of the same at once; a failure is logged and tried next time. */
export function startPeriodicJobs(jobs: readonly PeriodicJob[], log: Log): PeriodicJobs {
  let closed = false;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  function schedule(job: PeriodicJob): void {
    if (closed) return;
    // Spread, so that nodes started together do not all come at the same moment.
    const delayMs = job.everySeconds * 1000 * (0.9 + Math.random() * 0.2);
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runLogged(job).finally(() => {
        running.delete(run);
        schedule(job);
      });
      running.add(run);
    }, delayMs);
    timer.unref();
    timers.add(timer);
  }

  async function runLogged(job: PeriodicJob): Promise<void> {
    try {
      const count = await job.run();
      if (count > 0) log.info({ job: job.name, count }, 'job done');
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
    }
  }

  for (const job of jobs) schedule(job);
  return {
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
