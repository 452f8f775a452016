import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonObject } from '../json.ts';

/**
 * The files of schemas/manifest by name.
 * @throws Error when brand.json, their root, is not among them.
 */
export async function readManifestSchemas(
  folder: string,
): Promise<Readonly<Record<string, JsonObject>>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  if (!names.includes('brand.json')) throw new Error(`no brand.json in ${folder}`);
  const entries = await Promise.all(
    names.map(
      async (name) =>
        [name, JSON.parse(await readFile(path.join(folder, name), 'utf8')) as JsonObject] as const,
    ),
  );
  return Object.fromEntries(entries);
}
