import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sha256Hex } from './signature.ts';

/**
 * A text that changes when any file below a folder is added, taken away or written. Files and
 * folders with a dot before their name are still being written and do not count.
 */
export async function folderState(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => !name.split(path.sep).some((part) => part.startsWith('.')),
  );
  const lines = await Promise.all(
    names.toSorted().map(async (name) => {
      // Gone since it was listed: the next look sees another list.
      const found = await stat(path.join(folder, name)).catch(() => null);
      return found === null ? name : `${name} ${found.size} ${found.mtimeMs} ${found.ino}`;
    }),
  );
  return sha256Hex(lines.join('\n'));
}
