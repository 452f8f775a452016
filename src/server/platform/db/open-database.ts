import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

/** Every answer is given within 3 s, OVERLOADED included. */
const ACQUIRE_TIMEOUT_MS = 2_500;

/**
 * PostgreSQL where the configuration names one, else PGlite under the data folder.
 * @throws ConfigError when no database answers there; DataDirInUse
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePoolSize'>,
  onError: (error: Error) => void,
): Promise<Database> {
  if (config.databaseUrl === '') return openEmbedded({ dataDir: config.dataDir });
  const database = openPostgres({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    acquireTimeoutMs: ACQUIRE_TIMEOUT_MS,
    onError,
  });
  try {
    await database.ping();
  } catch (error) {
    await database.close().catch(() => undefined);
    throw new ConfigError(`DATABASE_URL: the database does not answer: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return database;
}

/** The address itself stays out of it: it carries a password. */
function reasonOf(error: unknown): string {
  // A name with several addresses fails with one error for each.
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return first instanceof Error ? first.message : String(first);
}
