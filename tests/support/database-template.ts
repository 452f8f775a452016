import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { publishBrandFiles } from './publish-brand-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const MIGRATIONS_FOLDER = path.join(ROOT, 'src/server/migrations');

/** A database that tests are given a copy of: migrated, or with the brands of the repository too. */
export type TemplateKind = 'migrated' | 'published';

/** Files that decide the content of each template. */
const SOURCES: Readonly<Record<TemplateKind, readonly [folder: string, file: RegExp][]>> = {
  migrated: [['src/server/migrations', /\.sql$/]],
  published: [
    ['src/server/migrations', /\.sql$/],
    ['brands', /^[^/]+\/manifest\.json$/],
    ['schemas/manifest', /\.json$/],
    ['src/brand', /\.ts$/],
    ['src/server/brands', /\.ts$/],
  ],
};

/** Names the content of a template: one made under another name is stale. */
export async function templateName(kind: TemplateKind): Promise<string> {
  const hash = createHash('sha256');
  for (const [folder, file] of SOURCES[kind]) {
    const names = await readdir(path.join(ROOT, folder), { recursive: true });
    for (const name of names.filter((one) => file.test(one)).toSorted()) {
      hash.update(`${name}\0${await readFile(path.join(ROOT, folder, name), 'utf8')}\0`);
    }
  }
  return `${kind}_${hash.digest('hex').slice(0, 12)}`;
}

/** Fills an empty database with the content of a template. */
export async function fillTemplate(database: Database, kind: TemplateKind): Promise<void> {
  await migrate(database, MIGRATIONS_FOLDER);
  if (kind === 'published') await publishBrandFiles(database);
}
