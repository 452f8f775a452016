import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { answersWithin } from '../answers-within.ts';
import { type Connection, type Database, type QueryResult, PING_MS } from './database.ts';
import type { Tables } from './generated/tables.ts';
import { LineWatch, unreachable } from './line-watch.ts';
import { isQueryTimeout, probe, watchedClient } from './watched-client.ts';

const INT8_OID = 20;
/**
 * The line watch notices within about 2 s that the database is unreachable. These limits are for
 * one dead connection among live ones: longer than the statements' own limits (30 s in the pool,
 * 2 s in a lane).
 */
const SILENCE_MS = 40_000;
const LANE_SILENCE_MS = 2_500;
/** How long a fresh connection may take to answer before the database counts as unreachable. */
const PROBE_MS = 1_500;

/** Without our own parser pg gives int8 as text, and PGlite as a number: both give bigint here. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID && format !== 'binary'
      ? (text: string) => BigInt(text)
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface PostgresOptions {
  url: string;
  poolSize: number;
  /** How long a request waits for a pooled connection before it is answered OVERLOADED. */
  acquireTimeoutMs: number;
  onError: (error: Error) => void;
  /** After how much silence a connection in use is given up; for tests. */
  silenceMs?: number;
}

/** Connects to PostgreSQL, or to what speaks its dialect. The pool reconnects by itself. */
export function openPostgres(options: PostgresOptions): Database {
  const base = { connectionString: options.url, types, application_name: 'gaming' };
  const watch = new LineWatch({
    probe: () => probe(base, PROBE_MS),
    onError: options.onError,
  });
  const PoolClient = watchedClient(watch, options.silenceMs ?? SILENCE_MS);
  const LaneClient = watchedClient(watch, null);
  const pool = new pg.Pool({
    ...base,
    Client: PoolClient as unknown as NonNullable<pg.PoolConfig['Client']>,
    max: options.poolSize,
    connectionTimeoutMillis: options.acquireTimeoutMs,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks must not take the process with it: an idle one is told here, and of one
  // in use the statement under way tells, while the pool has taken its own listener off.
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  return {
    profile: 'postgres',
    db,
    async withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        return await work(connectionOf(client));
      } catch (error) {
        broken = error instanceof Error ? error : undefined;
        throw error;
      } finally {
        client.release(isConnectionFault(broken));
      }
    },
    async withUnlimitedConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
      const client = new pg.Client({
        ...base,
        connectionTimeoutMillis: options.acquireTimeoutMs,
        // No statement ends a silence here: keep-alive finds a peer that is gone.
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        // A database or role may set limits of its own.
        options:
          '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=0',
      });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return await work(connectionOf(client));
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    async openLane(settings) {
      const client = new LaneClient({
        ...base,
        options: Object.entries(settings)
          .map(([name, value]) => `-c ${name}=${value}`)
          .join(' '),
        connectionTimeoutMillis: options.acquireTimeoutMs,
        // Not by its socket: a lane may rest for long between two batches.
        query_timeout: options.silenceMs ?? LANE_SILENCE_MS,
      });
      client.on('error', options.onError);
      await client.connect();
      const connection = connectionOf(client);
      return {
        async query<Row>(text: string, values?: readonly unknown[]) {
          try {
            return await connection.query<Row>(text, values);
          } catch (error) {
            if (!isQueryTimeout(error)) throw error;
            client.giveUp();
            throw unreachable(error);
          }
        },
        close: () => client.end(),
      };
    },
    async ping() {
      await answersWithin(pool.query('select 1'), PING_MS);
    },
    close: async () => {
      watch.close();
      await db.destroy();
    },
  };
}

function connectionOf(client: pg.ClientBase): Connection {
  return {
    async query<Row>(text: string, values: readonly unknown[] = []): Promise<QueryResult<Row>> {
      const result = await client.query(text, [...values]);
      return { rows: result.rows as Row[], rowCount: result.rowCount ?? 0 };
    },
  };
}

/** A refused statement leaves the connection whole; a fault without an SQLSTATE, or of class 08 or 57P, does not. */
function isConnectionFault(error: Error | undefined): boolean {
  if (error === undefined) return false;
  const code = (error as { code?: unknown }).code;
  return typeof code !== 'string' || code.startsWith('08') || code.startsWith('57P');
}
