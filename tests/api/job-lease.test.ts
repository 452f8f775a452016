import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import {
  fenceOf,
  finishJob,
  JobFenceLost,
  renewJob,
  takeJob,
} from '#server/platform/jobs/job-lease.ts';
import { type PeriodicJob, startPeriodicJobs } from '#server/platform/jobs/periodic.ts';
import { createLog } from '#server/platform/log.ts';
import { forEachEngine } from '#tests/support/test-database.ts';

const log = createLog('silent');
let made = 0;
const freshName = () => `job-${(made += 1)}`;

/** As if the time of a lease had passed. */
const expire = (database: Database, name: string) =>
  database.db
    .updateTable('job_lease')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('name', '=', name)
    .execute();

forEachEngine((engine) => {
  describe('job leases', () => {
    const database = engine.useDatabase();
    const db = () => database().db;
    const nodes = (jobs: readonly PeriodicJob[], count: number) => {
      const started = Array.from({ length: count }, () =>
        startPeriodicJobs(jobs, { db: db(), log }),
      );
      const close = () => Promise.all(started.map((node) => node.close()));
      onTestFinished(async () => void (await close()));
      return close;
    };

    it('several nodes run a job one at a time', async () => {
      let underWay = 0;
      let runs = 0;
      const overlaps: number[] = [];
      const run = async () => {
        underWay += 1;
        runs += 1;
        if (underWay > 1) overlaps.push(runs);
        await new Promise((resolve) => setTimeout(resolve, 15));
        underWay -= 1;
        return 1;
      };
      const close = nodes([{ name: freshName(), everySeconds: 0.02, run }], 5);
      await expect.poll(() => runs, { timeout: 20_000 }).toBeGreaterThan(10);
      await close();
      expect(overlaps).toEqual([]);
    });

    it('the interval counts over all nodes, and a job per node runs on each', async () => {
      const runs = { shared: 0, own: 0 };
      const count = (which: keyof typeof runs) => async () => (runs[which] += 1);
      const name = freshName();
      const close = nodes(
        [
          { name, everySeconds: 0.01, run: count('shared') },
          { name: freshName(), everySeconds: 0.01, perNode: true, run: count('own') },
        ],
        3,
      );
      await expect.poll(() => runs.shared, { timeout: 20_000 }).toBeGreaterThan(0);
      // With a new fence, a run that is under way cannot make the job due again when it ends.
      await db()
        .updateTable('job_lease')
        .set({ due_at: sql`now() + interval '1 hour'`, fence: sql`fence + 1` })
        .where('name', '=', name)
        .execute();
      const { shared, own } = runs;
      await expect.poll(() => runs.own, { timeout: 20_000 }).toBeGreaterThan(own + 20);
      await close();
      // One run may have been under way.
      expect(runs.shared).toBeLessThanOrEqual(shared + 1);
    });

    it('one of many takers gets a job', async () => {
      const name = freshName();
      const taken = await Promise.all(
        Array.from({ length: 20 }, (_taker, index) => takeJob(db(), name, `node-${index}`)),
      );
      expect(taken.filter((lease) => lease !== null)).toHaveLength(1);
    });

    it('a dead node frees its job after the lease, and the fence refuses its late writes', async () => {
      const name = freshName();
      const paused = await takeJob(db(), name, 'paused');
      if (paused === null) throw new Error('not taken');
      expect(await takeJob(db(), name, 'other')).toBeNull();
      const write = () => inTransaction(db(), (tx) => fenceOf(paused).assertHeld(tx));
      await write();
      await expire(database(), name);
      const next = await takeJob(db(), name, 'other');
      expect(next?.fence).toBe(paused.fence + 1n);
      await expect(write()).rejects.toThrow(JobFenceLost);
      expect(await renewJob(db(), paused)).toBe(false);
      // Its end does not end the other one's run.
      await finishJob(db(), paused, 0);
      expect(await takeJob(db(), name, 'third')).toBeNull();
    });

    it.runIf(engine.concurrent)(
      'another node takes a job only after a fenced transaction of its holder has ended',
      async () => {
        const name = freshName();
        const holder = await takeJob(db(), name, 'holder');
        if (holder === null) throw new Error('not taken');
        await expire(database(), name);
        const order: string[] = [];
        let taking: Promise<unknown> | undefined;
        await inTransaction(db(), async (tx) => {
          await fenceOf(holder).assertHeld(tx);
          taking = takeJob(db(), name, 'next').then(() => order.push('taken'));
          await new Promise((resolve) => setTimeout(resolve, 200));
          order.push('written');
        });
        await taking;
        expect(order).toEqual(['written', 'taken']);
      },
    );
  });
});
