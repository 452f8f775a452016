import { composeServer, type Server } from './compose.ts';
import { announce } from './announce.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';
import { DataDirInUse } from './platform/db/data-dir-lock.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { createLog } from './platform/log.ts';
import { codesForStaff } from './demo/codes-for-staff.ts';
import { playDemo } from './demo/play-demo.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { stopOnSignals } from './stop-on-signals.ts';

async function start(): Promise<void> {
  const given = readConfig(process.env);
  const log = createLog(given.logLevel);
  const database = await openDatabase(given, (error) =>
    log.error({ err: error }, 'database connection lost'),
  );
  const { config, phone } =
    given.mode === 'demo' ? await withSandboxes(given) : { config: given, phone: null };
  const server = await composeServer({ config, database, clock: systemClock, log });
  if (config.mode === 'demo') await seedDemo(server);
  phone?.deliverBy(codesForStaff(server));
  await listen(server, config);
  announce(config, server);
  if (config.mode === 'demo') void playDemo(server, log);
  stopOnSignals(server, database, log);
}

/** A demo shows third parties of this machine where it was given none. */
async function withSandboxes(config: Config) {
  const { openSandboxIdentity } = await import('./demo/sandbox-identity.ts');
  const { openSandboxPhoneService } = await import('./demo/sandbox-phone-service.ts');
  const phone = config.phoneService === null ? await openSandboxPhoneService() : null;
  const signInProviders =
    config.signInProviders.size > 0
      ? config.signInProviders
      : new Map([['openid' as const, await openSandboxIdentity()]]);
  const phoneService = phone?.settings ?? config.phoneService;
  return { config: { ...config, signInProviders, phoneService }, phone };
}

async function listen({ app }: Server, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!ADDRESS_FAULTS.includes(code)) throw error;
    throw new ConfigError(`HOST and PORT: ${host}:${port} cannot be listened on (${code})`);
  }
}

/** In use, not one of this machine's, not allowed, no such name. */
const ADDRESS_FAULTS = ['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND'];

start().catch((error: unknown) => {
  // What an operator can mend is told in a line; anything else with its trace.
  const known = error instanceof ConfigError || error instanceof DataDirInUse;
  process.stderr.write(`${known ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
});
