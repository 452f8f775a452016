import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brands-'));
  await cp('brands', folder, { recursive: true });
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function check(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'scripts/brands-check.ts', ...args];
    execFile(process.execPath, command, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

async function write(id: string, change: (text: string) => string): Promise<void> {
  const file = path.join(folder, id, 'manifest.json');
  await writeFile(file, change(await readFile(file, 'utf8')));
}

const restore = async (id: string) =>
  cp(`brands/${id}/manifest.json`, path.join(folder, id, 'manifest.json'));

describe('npm run brands:check', { timeout: 60_000 }, () => {
  it('passes what is shipped and says how many it read', async () => {
    const run = await check('--fail-level', 'warning');
    expect(run.err).toBe('');
    expect(run.code).toBe(0);
    expect(run.out).toMatch(/^\d+ brands read, 0 errors, 0 warnings\n$/);
  });

  it('names file, line, column, code and suggestion, and ends with 1', async () => {
    await write('kyvolta', (text) => text.replace('"oscilloscope"', '"osciloscope"'));
    const line = (await readFile(path.join(folder, 'kyvolta/manifest.json'), 'utf8'))
      .split('\n')
      .findIndex((text) => text.includes('osciloscope'));
    const run = await check('kyvolta', '--folder', folder);
    expect(run.code).toBe(1);
    expect(run.out).toContain(
      `${folder}/kyvolta/manifest.json:${line + 1}:15 error BM1106 "osciloscope" is not one of: papercut, risograph, oscilloscope`,
    );
    expect(run.out).toContain('(use oscilloscope)');

    await restore('kyvolta');
  });

  it('repairs what is safe to repair and leaves the rest of the file alone', async () => {
    await write('denluma', (text) =>
      text.replace('"hosts":', '"market": { "tax": null, "currency": "USD" },\n  "hosts":'),
    );
    const after = await check('denluma', '--folder', folder, '--fail-level', 'warning', '--fix');
    expect(after.out).toContain('0 errors, 0 warnings');
    expect(after.code).toBe(0);
    const mended = await readFile(path.join(folder, 'denluma/manifest.json'), 'utf8');
    expect(mended).not.toContain('tax');
    const shipped = JSON.parse(await readFile('brands/denluma/manifest.json', 'utf8')) as object;
    expect(JSON.parse(mended)).toEqual({ ...shipped, market: { currency: 'USD' } });
    await restore('denluma');
  });

  it('says where a file is no JSON', async () => {
    await write('denluma', (text) => text.replace('"revision": 1,', '"revision": 1,,'));
    const run = await check('--folder', folder);
    expect(run.code).toBe(1);
    expect(run.out).toMatch(/denluma\/manifest\.json:\d+:\d+ error BM1001/);
    await restore('denluma');
  });

  it('fails loudly when there is nothing to read', async () => {
    const empty = await mkdtemp(path.join(tmpdir(), 'no-brands-'));
    const [none, nobody, gone] = await Promise.all([
      check('--folder', empty),
      check('nobody'),
      check('--folder', path.join(empty, 'gone')),
    ]);
    expect(none.code).toBe(1);
    expect(none.err).toContain('no brand found');
    expect(nobody.code).toBe(1);
    expect(nobody.err).toContain('no such brand: nobody');
    expect(gone.code).toBe(1);
    await rm(empty, { recursive: true });
  });
});
