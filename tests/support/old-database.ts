import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { MIGRATIONS_FOLDER } from './database-template.ts';
import type { TestEngine } from './test-database.ts';

/**
 * A database that has rows of an older release, brought up to date.
 * @param before the first migration that the release did not have, such as '0040'
 * @param rows SQL statements, each ended by a semicolon and a new line
 */
export async function oldDatabase(
  engine: TestEngine,
  before: string,
  rows: string,
): Promise<Database> {
  const database = await engine.open();
  onTestFinished(() => database.close());
  const folder = await mkdtemp(path.join(tmpdir(), 'gaming-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name < before);
  for (const name of names) await cp(path.join(MIGRATIONS_FOLDER, name), path.join(folder, name));
  await runAll(database, ['drop schema public cascade', 'create schema public']);
  await migrate(database, folder);
  await runAll(
    database,
    rows.split(';\n').filter((text) => text.trim() !== ''),
  );
  await migrate(database, MIGRATIONS_FOLDER);
  return database;
}

const runAll = (database: Database, statements: readonly string[]): Promise<void> =>
  database.withConnection(async (connection) => {
    for (const statement of statements) await connection.query(statement);
  });
