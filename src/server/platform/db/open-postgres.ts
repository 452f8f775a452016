import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { answersInTime } from './answers-in-time.ts';
import type { Connection, Database, QueryResult } from './database.ts';
import type { Tables } from './generated/tables.ts';

const INT8_OID = 20;
/**
 * A statement in work says something within its own time limit (30 s here, 10 s in a lane); a line
 * silent for longer carries nothing any more, and TCP by itself would wait for a quarter of an hour.
 */
const SILENCE_MS = 40_000;
const LANE_SILENCE_MS = 15_000;

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
  const pool = new pg.Pool({
    ...base,
    max: options.poolSize,
    connectionTimeoutMillis: options.acquireTimeoutMs,
    stream: () => impatientSocket(options.silenceMs ?? SILENCE_MS),
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
    async openLane(settings) {
      const client = new pg.Client({
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
      return { ...connectionOf(client), close: () => client.end() };
    },
    ping: () => answersInTime(pool.query('select 1')),
    close: () => db.destroy(),
  };
}

function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    const error = new Error('the database was silent for too long');
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT', syscall: 'read' }));
  });
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
