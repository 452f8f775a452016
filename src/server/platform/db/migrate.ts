import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connection, Database } from './database.ts';

export class MigrationChanged extends Error {
  override name = 'MigrationChanged';
}

const MIGRATIONS_LOCK = 'select 1 from schema_migration_lock where id = 1 for update';

/**
 * Applies the migrations that are not yet in, in order, each in its own transaction, forward only.
 * Nodes that start together wait for each other on one row.
 * @returns the names applied.
 * @throws MigrationChanged when a file that was applied has since been edited.
 */
export function migrate(database: Database, folder: string): Promise<string[]> {
  return database.withConnection(async (connection) => {
    await connection.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    await connection.query('create table if not exists schema_migration_lock (id int primary key)');
    await connection.query('insert into schema_migration_lock values (1) on conflict do nothing');
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
