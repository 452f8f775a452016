import { newToken } from '../id.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import {
  fenceOf,
  finishJob,
  type JobFence,
  LEASE_SECONDS,
  NO_FENCE,
  renewJob,
  takeJob,
} from './job-lease.ts';

export interface PeriodicJob {
  name: string;
  everySeconds: number;
  /**
   * Every node runs the job for itself. Otherwise one node at a time runs it, and the interval counts
   * over all nodes and restarts.
   */
  perNode?: boolean;
  /**
   * Safe to run again after a crash. A job whose writes are not idempotent calls `fence.assertHeld`
   * first in each transaction: a node that was paused for longer than its lease may wake up while
   * another one runs the job. @returns how much it did.
   */
  run: (fence: JobFence) => Promise<number>;
}

export interface PeriodicJobs {
  /** Stops, and waits for what is running. */
  close(): Promise<void>;
}

/** The share of the interval after which a job is due for any node; each asks at 0.9 to 1.1 of it. */
const DUE_AFTER = 0.8;
/** A node asks at least this often, so that a rare job is taken over soon after its node has died. */
const MAX_ASK_SECONDS = 60;

/** Runs each job again and again, never two of the same at once; a failure is logged and tried next time. */
export function startPeriodicJobs(
  jobs: readonly PeriodicJob[],
  { db, log }: { db: Db; log: Log },
): PeriodicJobs {
  const holder = newToken().slice(0, 12);
  let closed = false;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  function schedule(job: PeriodicJob): void {
    if (closed) return;
    const seconds = job.perNode ? job.everySeconds : Math.min(job.everySeconds, MAX_ASK_SECONDS);
    // Spread, so that nodes started together do not ask at the same moment.
    const delayMs = seconds * 1000 * (0.9 + Math.random() * 0.2);
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
      const count = job.perNode ? await job.run(NO_FENCE) : await runLeased(job);
      if (count > 0) log.info({ job: job.name, count }, 'job done');
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
    }
  }

  async function runLeased(job: PeriodicJob): Promise<number> {
    const lease = await takeJob(db, job.name, holder);
    if (lease === null) return 0;
    const renewing = setInterval(
      () => {
        renewJob(db, lease).catch((error: unknown) =>
          log.warn({ err: error, job: job.name }, 'the lease of a job could not be renewed'),
        );
      },
      (LEASE_SECONDS * 1000) / 3,
    ).unref();
    try {
      return await job.run(fenceOf(lease));
    } finally {
      clearInterval(renewing);
      await finishJob(db, lease, job.everySeconds * DUE_AFTER).catch((error: unknown) =>
        log.warn(
          { err: error, job: job.name },
          'the lease of a job was not given back: it expires',
        ),
      );
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
