import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refused } from './questions.ts';

/** A file to be made; `place` is its path. */
export interface NewFile {
  readonly place: string;
  readonly text: string;
}

/**
 * Makes all files or none, and none over another. Each is written whole beside its place first; they
 * appear in the order given, so what refers to others comes last.
 * @throws Refused when one of them is there already.
 */
export async function writeFiles(files: readonly NewFile[]): Promise<void> {
  const staged = files.map(({ place }) => stagedName(place));
  const made: string[] = [];
  const folders: string[] = [];
  try {
    for (const [index, { place, text }] of files.entries()) {
      const created = await mkdir(path.dirname(place), { recursive: true });
      if (created !== undefined) folders.push(created);
      await writeFile(staged[index] ?? '', text);
    }
    for (const [index, { place }] of files.entries()) {
      // Unlike a rename it fails where something is.
      await link(staged[index] ?? '', place);
      made.push(place);
    }
  } catch (error) {
    const undone = [...made, ...folders];
    await Promise.all(undone.map(async (place) => rm(place, { recursive: true, force: true })));
    throw isTaken(error) ? new Refused([`${String(error.dest)} is there already`]) : error;
  } finally {
    await Promise.all(staged.map(async (name) => rm(name, { force: true })));
  }
}

/**
 * Makes a whole folder or nothing; `place` of the files is relative to it.
 * @throws Refused when it is there already.
 */
export async function writeFolder(folder: string, files: readonly NewFile[]): Promise<void> {
  const staged = stagedName(folder);
  try {
    for (const { place, text } of files) {
      const file = path.join(staged, place);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await rename(staged, folder);
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    throw isTaken(error) ? new Refused([`${folder} is there already`]) : error;
  }
}

/** Beside its place, on the same disk. Readers of the brands folder pass over names with a dot. */
function stagedName(place: string): string {
  return path.join(path.dirname(place), `.${path.basename(place)}.${process.pid}`);
}

function isTaken(error: unknown): error is NodeJS.ErrnoException & { dest?: string } {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EEXIST' || code === 'ENOTEMPTY' || code === 'ENOTDIR';
}
