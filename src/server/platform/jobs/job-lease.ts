import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

/** A dead node's job is free after this time; a running job renews its lease long before. */
export const LEASE_SECONDS = 30;

/** Another node has taken the job since: nothing of this run may be written any more. */
export class JobFenceLost extends Error {
  override name = 'JobFenceLost';
}

/** Proof that this run of a job is still the newest one. */
export interface JobFence {
  /**
   * Called first in every transaction whose effect must not happen twice. It holds the lease's row, so
   * that another node takes the job only after this transaction has ended.
   * @throws JobFenceLost
   */
  assertHeld(tx: Tx): Promise<void>;
}

/** For jobs that every node runs for itself. */
export const NO_FENCE: JobFence = { assertHeld: () => Promise.resolve() };

export interface JobLease {
  name: string;
  fence: bigint;
}

/** Takes a job that is due and that no node runs. @returns null when there is nothing to do. */
export async function takeJob(db: Db, name: string, holder: string): Promise<JobLease | null> {
  const { rows } = await sql<{ fence: bigint }>`
    insert into job_lease (name, holder, fence, expires_at, due_at)
    values (${name}, ${holder}, 1, now() + ${LEASE_SECONDS}::int * interval '1 second', now())
    on conflict (name) do update set holder = excluded.holder, fence = job_lease.fence + 1,
      expires_at = excluded.expires_at
    where job_lease.expires_at <= now() and job_lease.due_at <= now()
    returning fence
  `.execute(db);
  const row = rows[0];
  return row === undefined ? null : { name, fence: row.fence };
}

/** @returns whether the lease is still this run's. */
export async function renewJob(db: Db, { name, fence }: JobLease): Promise<boolean> {
  const { rows } = await sql`
    update job_lease set expires_at = now() + ${LEASE_SECONDS}::int * interval '1 second'
    where name = ${name} and fence = ${fence} returning fence
  `.execute(db);
  return rows.length > 0;
}

/** The run is over: any node may take the job when it is due again. */
export async function finishJob(
  db: Db,
  { name, fence }: JobLease,
  dueInSeconds: number,
): Promise<void> {
  await sql`
    update job_lease set expires_at = now(),
      due_at = now() + ${Math.round(dueInSeconds * 1000)}::int * interval '1 millisecond'
    where name = ${name} and fence = ${fence}
  `.execute(db);
}

export function fenceOf({ name, fence }: JobLease): JobFence {
  return {
    async assertHeld(tx) {
      const { rows } = await sql`
        select fence from job_lease where name = ${name} and fence = ${fence} for share
      `.execute(tx);
      if (rows.length === 0) throw new JobFenceLost(`another node has taken the job ${name}`);
    },
  };
}
