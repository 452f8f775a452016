import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonSchema } from './json-schema.ts';
import { enumOfRows } from './rows.ts';

/** Every JSON file under schemas/ by its path from there, with forward slashes. */
export type SchemaFiles = ReadonlyMap<string, JsonSchema>;

/** Reads the folder, sorted by path so that what is generated does not depend on the disk. */
export async function readSchemaFiles(folder: string): Promise<SchemaFiles> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
  const files = new Map<string, JsonSchema>();
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8');
    try {
      files.set(name, enumOfRows(JSON.parse(text) as JsonSchema));
    } catch (error) {
      throw new Error(`${folder}/${name} is not JSON`, { cause: error });
    }
  }
  return files;
}
