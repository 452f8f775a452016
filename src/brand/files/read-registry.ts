import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { REGISTRY_FOLDERS, type Registry } from '../registry.ts';
import { readText } from './read-text.ts';

/**
 * Reads brands/_registry: one JSON file an entry, its name the entry's id. Trusts the files: the
 * registry check holds them to schemas/registry.
 * @throws NotUtf8Error for an entry that is not UTF-8
 */
export async function readRegistry(folder: string): Promise<Registry> {
  const kinds = await Promise.all(
    Object.entries(REGISTRY_FOLDERS).map(
      async ([kind, name]) => [kind, await readEntries(path.join(folder, name))] as const,
    ),
  );
  const empty = kinds.filter(([, entries]) => Object.keys(entries).length === 0);
  if (empty.length > 0) {
    throw new Error(`${folder}: no entry in ${empty.map(([kind]) => kind).join(', ')}`);
  }
  return Object.fromEntries(kinds) as unknown as Registry;
}

/** Every entry of one kind by id, as the file has it. */
async function readEntries(folder: string): Promise<Readonly<Record<string, unknown>>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const entries = await Promise.all(
    files.map(async (name) => {
      const text = await readText(path.join(folder, name));
      return [name.slice(0, -'.json'.length), JSON.parse(text) as unknown] as const;
    }),
  );
  return Object.fromEntries(entries);
}
