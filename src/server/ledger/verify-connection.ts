import type { Connection, Database } from '../platform/db/database.ts';

/**
 * Planner settings of a chunk, independent of statistics: ids are read in index order and merged,
 * single rows are looked up by key. A hash or a nested loop over a whole table would make the work
 * quadratic. The texts that are hashed must not depend on the server's configuration.
 */
const SETTINGS = {
  enable_seqscan: 'off',
  enable_nestloop: 'off',
  enable_hashjoin: 'off',
  max_parallel_workers_per_gather: '0',
  work_mem: '64MB',
  jit: 'off',
  timezone: 'UTC',
  datestyle: 'ISO',
} as const;

/** Sets all of them for the transaction, in one statement. */
const SET_LOCAL = `select ${Object.entries(SETTINGS)
  .map(([name, value]) => `set_config('${name}', '${value}', true)`)
  .join(', ')}`;

/** Below the 15 s after which a lane's connection counts as lost. */
const STATEMENT_TIMEOUT_MS = 14_000;

/** full: as fast as possible. gentle: while players are active, with pauses between short chunks. */
export type Pace = 'full' | 'gentle';

const GENTLE_SHARE = 0.25;

/** A connection for verification: its transactions are short and never wait for a pooled one. */
export interface VerifyConnection {
  /** Runs `work` in one transaction. On PGlite it takes its turn on the one connection. */
  inTransaction<T>(
    mode: 'read only' | 'read write',
    work: (connection: Connection) => Promise<T>,
  ): Promise<T>;
  close(): Promise<void>;
}

export async function openVerifyConnection(
  database: Database,
  pace: Pace,
): Promise<VerifyConnection> {
  if (database.profile === 'embedded') {
    return {
      inTransaction: (mode, work) =>
        rested(pace, () =>
          database.withConnection((connection) => transaction(connection, mode, work)),
        ),
      close: () => Promise.resolve(),
    };
  }
  const lane = await database.openLane({ statement_timeout: String(STATEMENT_TIMEOUT_MS) });
  return {
    inTransaction: (mode, work) => rested(pace, () => transaction(lane, mode, work)),
    close: () => lane.close(),
  };
}

/** After each transaction of a gentle pass, rests so that it works for GENTLE_SHARE of the time. */
async function rested<T>(pace: Pace, work: () => Promise<T>): Promise<T> {
  if (pace === 'full') return work();
  const start = performance.now();
  const result = await work();
  const restMs = (performance.now() - start) * (1 / GENTLE_SHARE - 1);
  await new Promise((resolve) => setTimeout(resolve, restMs));
  return result;
}

/** Runs `work` with a connection that is closed after it. */
export async function withVerifyConnection<T>(
  database: Database,
  pace: Pace,
  work: (connection: VerifyConnection) => Promise<T>,
): Promise<T> {
  const connection = await openVerifyConnection(database, pace);
  try {
    return await work(connection);
  } finally {
    await connection.close().catch(() => undefined);
  }
}

async function transaction<T>(
  connection: Connection,
  mode: 'read only' | 'read write',
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  await connection.query(`begin ${mode}`);
  try {
    await connection.query(SET_LOCAL);
    const result = await work(connection);
    await connection.query('commit');
    return result;
  } catch (error) {
    // A lost connection cannot roll back; the first error is the one that matters.
    await connection.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Entries, and transfers, of one chunk. Players wait for a short chunk less, and PGlite works inside
 * this process.
 */
export function chunkSizeOf({ profile }: Pick<Database, 'profile'>, pace: Pace): number {
  if (profile === 'embedded') return 2_000;
  return pace === 'gentle' ? 5_000 : 20_000;
}
