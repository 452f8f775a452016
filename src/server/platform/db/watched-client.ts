import { Socket } from 'node:net';
import pg from 'pg';
import { answersWithin } from '../answers-within.ts';
import { sqlState } from './in-transaction.ts';
import { type LineWatch, unreachable } from './line-watch.ts';

const QUERY_TIMEOUT = 'Query read timeout';

/** pg's client, whose waits for an answer the watch sees. */
export function watchedClient(watch: LineWatch, silenceMs: number | null) {
  return class WatchedClient extends pg.Client {
    constructor(config: pg.ClientConfig) {
      const line = watch.open();
      const { socket } = line;
      super({ ...config, stream: () => socket });
      if (silenceMs !== null) {
        socket.setTimeout(silenceMs, () => socket.destroy(unreachable()));
      }
      const answered = (): void => {
        line.waitingSince = null;
      };
      this.on('connect', answered);
      this.on('drain', answered);
      this.query = ((...parts: unknown[]) => {
        line.waitingSince ??= performance.now();
        return super.query(...(parts as [string]));
      }) as typeof this.query;
      this.giveUp = () => socket.destroy();
    }

    /** Breaks the connection, whose statement under way has an unknown end. */
    readonly giveUp: () => void;
  };
}

/** Tries a fresh connection. Resolves on any answer, a refusal by the server too; rejects after `ms` without. */
export async function probe(config: pg.ClientConfig, ms: number): Promise<void> {
  const socket = new Socket();
  // No time limit of pg's own: it would count the pauses of this process.
  const client = new pg.Client({ ...config, stream: () => socket });
  client.on('error', () => undefined);
  try {
    await answersWithin(
      client.connect().then(() => client.query('select 1')),
      ms,
    );
    void client.end().catch(() => undefined);
  } catch (error) {
    socket.destroy();
    if (sqlState(error) === undefined) throw error;
  }
}

/** A statement that pg gave up waiting for: the connection is out of step from now on. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === QUERY_TIMEOUT;
}
