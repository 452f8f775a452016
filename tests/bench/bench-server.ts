import type { Database } from '#server/platform/db/database.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';
import { SECRETS } from '#tests/support/test-app.ts';

export const VENDOR_SECRET = 'a-secret-of-the-benchmark-0123456789';

/**
 * Starts the built server in production mode on the database: a demo would play its rounds while it is
 * measured. Members that a bench then writes have no identity to fold.
 */
export async function startBenchServer(
  database: Pick<Database, 'withConnection'> & { readonly url: string },
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  await database.withConnection((connection) => connection.query('delete from identity_fold'));
  return startServer({
    ...SECRETS,
    MODE: 'production',
    PUBLIC_SCHEME: 'http',
    VENDOR_HOSTS: '127.0.0.1',
    DATABASE_URL: database.url,
    HOUSE_VENDOR_SECRET: VENDOR_SECRET,
    LOG_LEVEL: 'error',
    ...env,
  });
}
