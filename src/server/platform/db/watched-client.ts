import pg from 'pg';
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

/** Tries a fresh connection. Resolves on any answer, a refusal by the server too. */
export async function probe(config: pg.ClientConfig, timeoutMs: number): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined);
  const late = setTimeout(() => void client.end().catch(() => undefined), timeoutMs).unref();
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    if (sqlState(error) === undefined) throw error;
  } finally {
    clearTimeout(late);
    void client.end().catch(() => undefined);
  }
}

/** A statement that pg gave up waiting for: the connection is out of step from now on. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === QUERY_TIMEOUT;
}
