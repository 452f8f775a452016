import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files that a script generates, by name. */
export interface GeneratedFiles {
  folder: string;
  texts: ReadonlyMap<string, string>;
  /** The files in `folder` that this script owns: it removes those it no longer generates. */
  owned: RegExp;
}

/** Names of owned files that differ from `texts`, are missing, or are left over; sorted. */
export async function staleFiles({ folder, texts, owned }: GeneratedFiles): Promise<string[]> {
  const folders = new Set([...texts.keys()].map((name) => path.dirname(name)));
  const present = (await Promise.all([...folders].map((within) => filesIn(folder, within))))
    .flat()
    .filter((name) => owned.test(name));
  const stale: string[] = present.filter((name) => !texts.has(name));
  for (const [name, text] of texts) {
    const onDisk = await readFile(path.join(folder, name), 'utf8').catch(() => null);
    if (onDisk !== text) stale.push(name);
  }
  return stale.toSorted();
}

/** Names of the files in a folder, from `folder`; none where there is no such folder. */
async function filesIn(folder: string, within: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, within), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(within, name));
}

/** Brings the owned files to exactly `texts`. @returns the names of those it touched */
export async function writeGeneratedFiles(files: GeneratedFiles): Promise<string[]> {
  const stale = await staleFiles(files);
  for (const name of stale) {
    const text = files.texts.get(name);
    const file = path.join(files.folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await (text === undefined ? rm(file) : writeFile(file, text));
  }
  return stale;
}

/**
 * The end of every codegen script: writes the files, or with `--check` writes nothing, names every
 * stale file and makes the process exit with 1.
 * @param folder relative to the repository
 */
export async function publish(
  folder: string,
  texts: ReadonlyMap<string, string>,
  owned = /./,
): Promise<void> {
  const files = { folder: path.join(ROOT, folder), texts, owned };
  if (process.argv.includes('--check')) {
    for (const name of await staleFiles(files)) {
      console.error(`${folder}/${name} is stale: run npm run codegen`);
      process.exitCode = 1;
    }
    return;
  }
  for (const name of await writeGeneratedFiles(files)) console.log(`${folder}/${name} written`);
}
