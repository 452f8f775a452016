import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', '.git', '.data']);

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
}

/** Paths under the folders of `root` whose name fits, sorted. A folder that is missing holds none. */
export async function listFiles(
  root: string,
  folders: readonly string[],
  pattern: RegExp,
): Promise<string[]> {
  const found = await Promise.all(folders.map((folder) => walk(path.join(root, folder))));
  return found
    .flat()
    .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
    .filter((file) => pattern.test(file))
    .toSorted();
}

export async function readFiles(root: string, paths: readonly string[]): Promise<SourceFile[]> {
  return Promise.all(
    paths.map(async (file) => ({
      path: file,
      text: await readFile(path.join(root, file), 'utf8'),
    })),
  );
}

export const isGenerated = (file: string): boolean => file.includes('/generated/');

async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const nested = entries
    .filter((entry) => !NOT_OURS.has(entry.name))
    .map(async (entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? walk(place) : [place];
    });
  return (await Promise.all(nested)).flat();
}

/** `file:line` of a place in a text, for messages. */
export function placeOf(file: SourceFile, offset: number): string {
  return `${file.path}:${file.text.slice(0, offset).split('\n').length}`;
}
