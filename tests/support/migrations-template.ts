import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const MIGRATIONS_FOLDER = fileURLToPath(
  new URL('../../src/server/migrations', import.meta.url),
);

/** Names the state the migrations lead to: a template made under another name is stale. */
export async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql'));
  for (const name of names.toSorted()) {
    hash.update(`${name}\0${await readFile(path.join(MIGRATIONS_FOLDER, name), 'utf8')}\0`);
  }
  return hash.digest('hex').slice(0, 12);
}
