import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openEmbedded } from '#server/platform/db/open-embedded.ts';
import { fillDataDir } from './pglite-engine.ts';
import { oneBrand } from './one-brand.ts';
import { findPostgres, openPostgresTest } from './postgres-engine.ts';

/** Where a server of one brand keeps its data. It outlives the server: another one goes on from there. */
export interface ServerPlace {
  readonly env: Readonly<Record<string, string>>;
  /** Opens the database, which must have no server on it; closing it leaves it where it is. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** What the addresses of tests lead to. */
const BRAND = 'denluma';

const postgresUrl = await findPostgres();

/** Declares the tests of `body` for servers on a folder of their own and for servers on PostgreSQL. */
export function forEachPlace(body: (openPlace: () => Promise<ServerPlace>) => void): void {
  describe('on PGlite', () => body(openFolder));
  if (postgresUrl === null) {
    describe.skip('on PostgreSQL (no server answers, set TEST_DATABASE_URL)', () =>
      body(openFolder));
    return;
  }
  describe('on PostgreSQL', () => body(() => openServerDatabase(postgresUrl)));
}

/** A folder with a migrated embedded database in it. */
export async function openFolder(): Promise<ServerPlace> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gaming-place-'));
  await fillDataDir(dataDir);
  const brands = await oneBrand(BRAND);
  return {
    env: { ...brands.env, DATA_DIR: dataDir },
    open: () => openEmbedded({ dataDir }),
    remove: async () => {
      await brands.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A migrated database of its own on the PostgreSQL for tests. */
export async function openServerDatabase(serverUrl: string): Promise<ServerPlace> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gaming-place-'));
  const database = await openPostgresTest(serverUrl);
  const brands = await oneBrand(BRAND);
  return {
    env: { ...brands.env, DATA_DIR: dataDir, DATABASE_URL: database.url },
    open: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
    remove: async () => {
      await database.close();
      await brands.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
