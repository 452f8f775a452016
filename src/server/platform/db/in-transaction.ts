import type { Db, Tx } from './database.ts';

const ATTEMPTS = 4;
/** Serialisation failure and deadlock: PostgreSQL, Citus, YugabyteDB and CockroachDB all ask for a retry. */
const RETRYABLE = new Set(['40001', '40P01']);

/** Runs `work` in one transaction and runs it again when the engine asks for that. `work` must have no effect outside `tx`. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 5 * Math.random()));
    }
  }
}

export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(sqlState(error) ?? '');
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** The five-letter SQLSTATE of a database error, on both engines. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}
