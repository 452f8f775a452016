import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkRegistry } from '#brand/files/check-registry.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  await cp('brands/_registry', folder, { recursive: true });
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

const found = async () =>
  (await checkRegistry(folder, 'schemas/registry')).map(
    ({ code, file, line, column }) =>
      `${code} ${path.relative(folder, file ?? '')}:${line ?? 0}:${column ?? 0}`,
  );

async function change(name: string, from: string, to: string): Promise<void> {
  const file = path.join(folder, name);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

describe('the registry check', () => {
  it('finds nothing wrong with what is shipped', async () => {
    expect(await found()).toEqual([]);
  });

  it('finds an entry that does not fit its schema', async () => {
    await change('languages/ar.json', '"rtl"', '"right"');
    expect(await found()).toEqual(['BM2001 languages/ar.json:7:16']);
  });

  it('finds an entry that calls itself something else', async () => {
    await change('banks/andelio.json', '"id": "andelio"', '"id": "andelo"');
    expect(await found()).toEqual(['BM2002 banks/andelio.json:3:9']);
  });

  it('finds a logo that is not there, and one nobody uses', async () => {
    await change('banks/andelio.json', 'andelio-dark.svg', 'andelio-night.svg');
    expect(await found()).toEqual([
      expect.stringMatching(/^BM2003 banks\/andelio\.json:\d+:\d+$/),
      'BM2007 banks/andelio-dark.svg:1:1',
    ]);
  });

  it('finds a hostile logo', async () => {
    await change('providers/house-light.svg', '</svg>', '<script>1</script></svg>');
    expect(await found()).toEqual([expect.stringMatching(/^BM2004 providers\/house\.json:/)]);
  });

  it('finds a plural category that is missing', async () => {
    await change('languages/pl.json', '"few", ', '');
    expect(await found()).toEqual([expect.stringMatching(/^BM2005 languages\/pl\.json:/)]);
  });

  it('finds a font pack the registry does not have', async () => {
    await change('languages/th.json', 'Noto Sans Thai', 'Noto Sans Tai');
    expect(await found()).toEqual([expect.stringMatching(/^BM2006 languages\/th\.json:/)]);
  });

  it('fails loudly when a kind is empty', async () => {
    await rm(path.join(folder, 'banks'), { recursive: true });
    await expect(checkRegistry(folder, 'schemas/registry')).rejects.toThrow();
  });
});
