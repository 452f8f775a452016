import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openEmbedded } from '#server/platform/db/open-embedded.ts';
import { oneBrand } from './one-brand.ts';
import { findPostgres, openPostgresTest } from './postgres-engine.ts';
import { copyPlace, fill, once, placeName, type Seeded, seededFolder } from './seeded-place.ts';
import { SECRETS } from './test-app.ts';

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

/** @param program the built server under test, which filled the place too */
export type OpenPlace = (program: string) => Promise<ServerPlace>;

/** Declares the tests of `body` for servers on a folder of their own and for servers on PostgreSQL. */
export function forEachPlace(body: (openPlace: OpenPlace) => void): void {
  describe('on PGlite', () => body(openFolder));
  if (postgresUrl === null) {
    describe.skip('on PostgreSQL (no server answers, set TEST_DATABASE_URL)', () =>
      body(openFolder));
    return;
  }
  describe('on PostgreSQL', () => body((program) => openServerDatabase(postgresUrl, program)));
}

/** The same for one of the two: PostgreSQL where it answers. For what takes minutes. */
export function forOnePlace(body: (openPlace: OpenPlace) => void): void {
  if (postgresUrl === null) describe('on PGlite', () => body(openFolder));
  else describe('on PostgreSQL', () => body((program) => openServerDatabase(postgresUrl, program)));
}

/** A folder with the embedded database of a filled demo. */
export async function openFolder(program: string): Promise<ServerPlace> {
  const dataDir = await seededFolder(seededBy(program));
  const brands = await oneBrand(BRAND);
  return {
    env: { ...SECRETS, ...brands.env, DATA_DIR: dataDir },
    open: () => openEmbedded({ dataDir }),
    remove: async () => {
      await brands.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A separate database of a filled demo on the PostgreSQL for tests.
 * @param env variables that decide what a demo is filled with, such as PAYMENTS
 */
export async function openServerDatabase(
  serverUrl: string,
  program: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerPlace> {
  const { dataDir, template } = await seededDatabase(serverUrl, seededBy(program, env));
  const database = await openPostgresTest(serverUrl, { template });
  const brands = await oneBrand(BRAND);
  return {
    env: { ...SECRETS, ...brands.env, DATA_DIR: dataDir, DATABASE_URL: database.url },
    open: () => Promise.resolve({ ...database, close: () => Promise.resolve() }),
    remove: async () => {
      await database.close();
      await brands.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The servers of these tests are given these secrets, so what they find was written under them. */
const seededBy = (program: string, env: Readonly<Record<string, string>> = {}): Seeded => ({
  brand: BRAND,
  program,
  env: { ...SECRETS, ...env },
});

/** As `seededFolder`, for a server on PostgreSQL. @returns its data folder, and the database to copy */
async function seededDatabase(
  serverUrl: string,
  seeded: Seeded,
): Promise<{ dataDir: string; template: string }> {
  const { port } = new URL(serverUrl);
  const made = await once(`postgres-${port}-${await placeName(seeded)}`, async (folder) => {
    const database = await openPostgresTest(serverUrl);
    await fill({ DATA_DIR: folder, DATABASE_URL: database.url }, seeded);
    await writeFile(path.join(folder, DATABASE_NAME), database.name);
    await database.release();
  });
  const dataDir = await copyPlace(made);
  return { dataDir, template: await readFile(path.join(made, DATABASE_NAME), 'utf8') };
}

/** File in a cached place: the database that belongs to it. It is dropped an hour after it was made. */
const DATABASE_NAME = 'database-name';
