import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/open-postgres.ts';
import { fillTemplate, type TemplateKind, templateName } from './database-template.ts';

/** Variable with the folder of the socket of a server that this run started: a third quicker than a port. */
export const SOCKET_FOLDER = 'TEST_DATABASE_SOCKET';

const DEFAULT_URL = 'postgres://postgres@127.0.0.1:5432/postgres';
/** Another run made it first: seen before the insert into pg_database, or by its unique index. */
const ALREADY_THERE = new Set<string | undefined>(['42P04', '23505']);
const UNKNOWN_DATABASE = '3D000';
const OBJECT_IN_USE = '55006';
/** Databases of runs that were killed are removed by a later run once they are this old. */
const LEFTOVER_AGE_S = 3600;

/**
 * The server that takes test databases: TEST_DATABASE_URL, else the local default.
 * @returns null when none was named and none answers at the default.
 * @throws when TEST_DATABASE_URL is set and does not answer: what was asked for is never skipped.
 */
export async function findPostgres(): Promise<string | null> {
  const named = process.env['TEST_DATABASE_URL'] ?? '';
  const url = named === '' ? DEFAULT_URL : named;
  try {
    await withClient(url, (client) => client.query('select 1'));
    return url;
  } catch (error) {
    if (named === '') return null;
    throw new Error('TEST_DATABASE_URL is set, and no PostgreSQL answers there', { cause: error });
  }
}

export interface PostgresTest extends Database {
  readonly url: string;
  readonly name: string;
  /** Closes the connections and leaves the database, as a template for others. */
  release(): Promise<void>;
}

export interface PostgresTestOptions {
  kind?: TemplateKind;
  /** An existing database to copy, in the place of the template of a kind. */
  template?: string;
  /** Commits wait for the disk: for benches, and tests that stop the database. */
  isDurable?: boolean;
}

/** A separate database from a template, dropped when it is closed. */
export async function openPostgresTest(
  serverUrl: string,
  { kind = 'migrated', template, isDurable = true }: PostgresTestOptions = {},
): Promise<PostgresTest> {
  const name = `gaming_test_${Math.floor(Date.now() / 1000)}_${randomBytes(5).toString('hex')}`;
  await withClient(serverUrl, (client) =>
    createFromTemplate(client, { serverUrl, kind, template, name }),
  );
  const url = databaseUrl(serverUrl, name);
  const database = openPostgres({
    url: overSocket(isDurable ? url : withoutDurability(url)),
    poolSize: 10,
    acquireTimeoutMs: 5000,
    onError: () => undefined,
  });
  return {
    ...database,
    url,
    name,
    release: () => database.close(),
    close: async () => {
      await database.close();
      await withClient(serverUrl, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

async function createFromTemplate(
  client: pg.Client,
  wanted: { serverUrl: string; kind: TemplateKind; template: string | undefined; name: string },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const template = wanted.template ?? (await ensureTemplate(client, wanted));
    try {
      const way = await quickCopy(client);
      await whenFree(() =>
        client.query(`create database ${wanted.name} template ${template} ${way}`),
      );
      return;
    } catch (error) {
      // A run with other migrations dropped the template as stale.
      if (attempt === 3 || sqlState(error) !== UNKNOWN_DATABASE) throw error;
    }
  }
}

/**
 * On a server that waits for no disk, copying files takes half the time of copying by the log, which is what
 * PostgreSQL does when nothing is said. Before version 15 files were copied always.
 */
async function quickCopy(client: pg.Client): Promise<string> {
  if ((process.env[SOCKET_FOLDER] ?? '') === '') return '';
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  return (rows[0]?.version ?? 0) >= 150_000 ? 'strategy file_copy' : '';
}

/** A database is in use for a moment after its last client has left. */
async function whenFree(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === 100 || sqlState(error) !== OBJECT_IN_USE) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function ensureTemplate(
  client: pg.Client,
  { serverUrl, kind }: { serverUrl: string; kind: TemplateKind },
): Promise<string> {
  const template = `gaming_template_${await templateName(kind)}`;
  const known = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (known.rowCount === 1) return template;
  await dropLeftovers(client, kind);
  // Built under another name and renamed: a template that exists is complete.
  const building = `gaming_test_${Math.floor(Date.now() / 1000)}_building_${randomBytes(5).toString('hex')}`;
  await client.query(`create database ${building}`);
  const database = openPostgres({
    url: overSocket(databaseUrl(serverUrl, building)),
    poolSize: 2,
    acquireTimeoutMs: 5000,
    onError: () => undefined,
  });
  try {
    await fillTemplate(database, kind);
  } finally {
    await database.close();
  }
  try {
    await whenFree(() => client.query(`alter database ${building} rename to ${template}`));
  } catch (error) {
    await client.query(`drop database ${building} with (force)`);
    if (!ALREADY_THERE.has(sqlState(error))) throw error;
  }
  return template;
}

async function dropLeftovers(client: pg.Client, kind: TemplateKind): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'gaming\\_t%'`,
  );
  for (const { datname } of rows) {
    const made = Number(/^gaming_test_(\d+)_/.exec(datname)?.[1] ?? Number.NaN);
    const leftover = made < Date.now() / 1000 - LEFTOVER_AGE_S;
    // A template of other sources: a run that still needs it builds it again.
    const stale = datname.startsWith(`gaming_template_${kind}_`);
    if (leftover || stale) {
      await client.query(`drop database if exists ${datname}`).catch(() => undefined);
    }
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: overSocket(url),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A database that is dropped soon need not survive a power cut, and waiting for a slow disk takes long. */
function withoutDurability(databaseHref: string): string {
  const url = new URL(databaseHref);
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

/** The same database by the server's socket, where it has one. Processes under test keep to the port. */
function overSocket(databaseHref: string): string {
  const folder = process.env[SOCKET_FOLDER] ?? '';
  if (folder === '') return databaseHref;
  const url = new URL(databaseHref);
  url.searchParams.set('host', folder);
  return url.href;
}

function sqlState(error: unknown): string {
  return String((error as { code?: unknown }).code);
}
