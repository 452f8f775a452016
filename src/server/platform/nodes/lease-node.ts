import { hostname } from 'node:os';
import type { Database } from '../db/database.ts';
import { closeIdRange, newToken, openIdRange } from '../id.ts';
import type { Log } from '../log.ts';
import { type LeaseTerms, releaseNumber, renewNumber, takeNumber } from './node-number.store.ts';

/** How long a node makes ids without hearing from the database; a dead node's number is free after it. */
const TTL_MS = 60_000;
const HEARTBEAT_MS = 10_000;
const RETRY_MS = 2_000;

export interface NodeLease {
  /** Gives the number back. */
  close(): Promise<void>;
}

/**
 * Leases a node number for this process and makes ids with it (platform/id.ts). A heartbeat renews
 * the lease; without it newId throws once the covered time is used up, so a node that lost touch
 * with the database makes no ids. A process that finds its number taken leases another one.
 */
export async function leaseNode(database: Pick<Database, 'db'>, log: Log): Promise<NodeLease> {
  const { db } = database;
  const terms: LeaseTerms = {
    holder: `${hostname()}:${process.pid}:${newToken().slice(0, 12)}`,
    ttlMs: TTL_MS,
  };
  let range = await takeNumber(db, terms);
  openIdRange(range);
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();

  async function beat(): Promise<void> {
    let nextMs = HEARTBEAT_MS;
    try {
      if (!(await renewNumber(db, range, terms))) {
        log.error({ number: range.number }, 'the node number was taken over: leasing another one');
        const next = await takeNumber(db, terms);
        closeIdRange(range);
        range = next;
        openIdRange(range);
      }
    } catch (error) {
      nextMs = RETRY_MS;
      if (!closed) log.warn({ err: error }, 'the node lease could not be renewed');
    }
    if (!closed) schedule(nextMs);
  }

  function schedule(delayMs: number): void {
    timer = setTimeout(() => {
      beating = beat();
    }, delayMs).unref();
  }

  schedule(HEARTBEAT_MS);
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await beating;
      const idsUntil = closeIdRange(range);
      await releaseNumber(db, range, terms, idsUntil).catch((error: unknown) =>
        log.warn({ err: error }, 'the node number was not given back: it expires'),
      );
    },
  };
}
