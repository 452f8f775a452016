import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Names of files in `folder` that differ from `texts`, are missing, or are left over; sorted. */
export async function staleFiles(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const present = await readdir(folder).catch(() => []);
  const stale: string[] = present.filter((name) => !texts.has(name));
  for (const [name, text] of texts) {
    const onDisk = await readFile(path.join(folder, name), 'utf8').catch(() => null);
    if (onDisk !== text) stale.push(name);
  }
  return stale.toSorted();
}

/** Brings `folder` to exactly `texts`, touching only what differs; returns what was touched. */
export async function writeGeneratedFiles(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const stale = await staleFiles(folder, texts);
  for (const name of stale) {
    const text = texts.get(name);
    const file = path.join(folder, name);
    await (text === undefined ? rm(file) : writeFile(file, text));
  }
  return stale;
}
