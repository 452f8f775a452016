import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeDataDirLock } from '#server/platform/db/data-dir-lock.ts';

const TIMEOUT_MS = 120_000;
const PROCESSES = 5;
const ROUNDS = 4;
/** Time for every one of them to be loaded: they take the lock at the same moment. */
const HEAD_START_MS = 1_000;

/** Takes the lock at a moment, says what came of it, and keeps it until told to end. */
const TAKER = `
  import { takeDataDirLock } from './src/server/platform/db/data-dir-lock.ts';
  const [, , folder, moment] = process.argv;
  while (Date.now() < Number(moment));
  try {
    takeDataDirLock(folder);
    process.stdout.write('taken');
  } catch (error) {
    process.stdout.write(error.name);
  }
  process.stdin.resume();
`;

describe('the lock of a data folder', () => {
  let place: string;
  let folder: string;
  let count = 0;
  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'gaming-lock-'));
    await build({
      stdin: { contents: TAKER, resolveDir: process.cwd() },
      outfile: path.join(place, 'taker.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
    });
  });
  afterAll(() => rm(place, { recursive: true, force: true }));

  const children: ChildProcess[] = [];
  beforeEach(async () => {
    count += 1;
    folder = path.join(place, `folder-${count}`);
    await mkdir(folder);
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  const leave = (text: string) => writeFile(path.join(folder, 'lock'), text);
  const takeAtOnce = async (): Promise<string[]> => {
    const moment = String(Date.now() + HEAD_START_MS);
    return Promise.all(
      Array.from({ length: PROCESSES }, async () => {
        const child = spawn(process.execPath, [path.join(place, 'taker.mjs'), folder, moment]);
        children.push(child);
        return new Promise<string>((resolve) => {
          child.stdout.once('data', (said: Buffer) => resolve(String(said)));
        });
      }),
    );
  };
  const ONE_HAS_IT = [...Array.from({ length: PROCESSES - 1 }, () => 'DataDirInUse'), 'taken'];

  it(
    'goes to one of several that come at the same moment, where a killed process left one and where none did',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        if (round % 2 === 0) await leave('4194304 1\n');
        expect((await takeAtOnce()).toSorted()).toEqual(ONE_HAS_IT);
        for (const child of children.splice(0)) child.kill('SIGKILL');
        await rm(path.join(folder, 'lock'));
      }
    },
    TIMEOUT_MS,
  );

  it('is taken over from a number that another program has by now', async () => {
    await leave(`${process.pid} 1\n`);
    const release = takeDataDirLock(folder);
    expect(await readFile(path.join(folder, 'lock'), 'utf8')).not.toBe(`${process.pid} 1\n`);
    release();
    await expect(readFile(path.join(folder, 'lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.each(['', '\n', 'no number at all', '-1 5', '0 0'])(
    'is taken over where it says nothing that can be read: %j',
    async (text) => {
      await leave(text);
      takeDataDirLock(folder)();
    },
  );

  it('that is not ours any more is left alone', async () => {
    const release = takeDataDirLock(folder);
    await leave('1 1\n');
    release();
    expect(await readFile(path.join(folder, 'lock'), 'utf8')).toBe('1 1\n');
  });
});
