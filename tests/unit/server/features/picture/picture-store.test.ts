import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PictureStore } from '#server/features/picture/picture-store.ts';
import { createLog } from '#server/platform/log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const log = createLog('silent');
const open = (maxBytes = 1_000_000, at = folder) => new PictureStore({ folder: at, maxBytes, log });
const bytes = (size: number) => Buffer.alloc(size, 7);

it('keeps a picture for whoever opens the folder next', async () => {
  await open().write('a.avif', bytes(100));
  expect(await open().read('a.avif')).toEqual(bytes(100));
  expect(await open().read('b.avif')).toBeNull();
});

it('leaves whole files only, though two write the same one', async () => {
  const [one, two] = [open(), open()];
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) => (turn % 2 ? one : two).write('a.avif', bytes(5_000))),
  );
  expect(await readdir(folder)).toEqual(['a.avif']);
  expect(await open().read('a.avif')).toEqual(bytes(5_000));
});

it('takes a torn file for none', async () => {
  await writeFile(path.join(folder, 'a.avif'), '');
  expect(await open().read('a.avif')).toBeNull();
});

it('throws out what was not looked at for longest when the folder outgrows its bound', async () => {
  for (const [name, ageSeconds] of [
    ['old.avif', 300],
    ['older.avif', 400],
    ['looked-at.avif', 500],
  ] as const) {
    await open().write(name, bytes(300));
    const then = new Date(Date.now() - ageSeconds * 1000);
    await utimes(path.join(folder, name), then, then);
  }
  const store = open(1_000);
  await store.read('looked-at.avif');
  await store.write('new.avif', bytes(300));
  expect((await readdir(folder)).toSorted()).toEqual(['looked-at.avif', 'new.avif']);
});

it('goes on from memory where nothing can be written', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, 'not a folder');
  const store = open(1_000, file);
  await store.write('a.avif', bytes(10));
  expect(await store.read('a.avif')).toEqual(bytes(10));
});
