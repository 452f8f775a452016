import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connection, Database } from './database.ts';
import { sqlState } from './in-transaction.ts';

export class MigrationChanged extends Error {
  override name = 'MigrationChanged';
}

const MIGRATIONS_LOCK = 'select 1 from schema_migration_lock where id = 1 for update';

/** The migrations' own tables, created before there is a row to lock. */
const OWN_TABLES = [
  'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  'create table if not exists schema_migration_lock (id int primary key)',
  'insert into schema_migration_lock values (1) on conflict do nothing',
];
/**
 * Two nodes that create one table at the same moment: `if not exists` looks before it locks, and the
 * loser fails on the catalogue's unique index (23505), on the name (42P07) or its row type (42710).
 */
const CREATED_MEANWHILE = new Set<string | undefined>(['23505', '42P07', '42710']);
const ATTEMPTS = 10;

/**
 * Applies the migrations that are not yet in, in order, each in its own transaction, forward only,
 * without the pool's time limit: a large table may take longer. Nodes that start together wait for
 * each other on one row, as long as that takes.
 * @returns the names applied.
 * @throws MigrationChanged when a file that was applied has since been edited.
 */
export function migrate(
  database: Pick<Database, 'withUnlimitedConnection'>,
  folder: string,
): Promise<string[]> {
  return database.withUnlimitedConnection(async (connection) => {
    for (const statement of OWN_TABLES) await createOnce(connection, statement);
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
    if (files.length === 0) throw new Error(`no migration found in ${folder}`);
    const applied: string[] = [];
    for (const name of files) {
      const text = await readFile(path.join(folder, name), 'utf8');
      if (await applyOnce(connection, name, text)) applied.push(name);
    }
    return applied;
  });
}

async function createOnce(connection: Connection, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await connection.query(statement);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !CREATED_MEANWHILE.has(sqlState(error))) throw error;
    }
  }
}

async function applyOnce(connection: Connection, name: string, text: string): Promise<boolean> {
  const checksum = createHash('sha256').update(text).digest('hex');
  await connection.query('begin');
  try {
    await connection.query(MIGRATIONS_LOCK);
    const { rows } = await connection.query<{ checksum: string }>(
      'select checksum from schema_migration where name = $1',
      [name],
    );
    const known = rows[0];
    if (known !== undefined) {
      if (known.checksum !== checksum) {
        throw new MigrationChanged(`${name} was changed after it had been applied`);
      }
      await connection.query('commit');
      return false;
    }
    for (const statement of statementsOf(text)) await connection.query(statement);
    await connection.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await connection.query('commit');
    return true;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

/**
 * The statements of a migration. The house's SQL is portable: no function bodies and no dollar
 * quoting, so a semicolon at the end of a line ends a statement.
 */
export function statementsOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('--'))
    .join('\n')
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
