import type { Server } from './compose.ts';
import type { Database } from './platform/db/database.ts';
import type { Log } from './platform/log.ts';

/** Beyond this a stop is not waited for: what was acknowledged is in the database. */
const STOP_WITHIN_MS = 4_500;

/** On SIGTERM and SIGINT: answers what is under way, gives the database back and ends the process. */
export function stopOnSignals(server: Server, database: Database, log: Log): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server
      .close()
      .then(() => database.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the stop failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}
