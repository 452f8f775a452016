import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BrandFolder, openBrandFolder } from '#brand/files/brand-folder.ts';
import { messagesIn } from '#brand/files/messages-in.ts';
import { readRegistry } from '#brand/files/read-registry.ts';
import { type BrandsCopy, copyBrands } from '#tests/support/brands-copy.ts';
import { applyFixes } from '../../../../scripts/brands-check/apply-fixes.ts';

const SHELL = 'denluma/locales/es/shell.json';
const LATIN_1 = Buffer.from('{\n  "footer.banks": "Cr\u00E9dito"\n}\n', 'latin1');

let copy: BrandsCopy;
let folder = '';
beforeAll(async () => {
  copy = await copyBrands(['_base', '_registry', 'denluma']);
  folder = copy.folder;
});
afterEach(async () => {
  await rm(path.join(folder, 'denluma'), { recursive: true });
  await cp('brands/denluma', path.join(folder, 'denluma'), { recursive: true });
});
afterAll(async () => copy.remove());

const open = () => openBrandFolder({ brands: folder, schemas: 'schemas/manifest' });

async function write(name: string, content: Uint8Array | string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

const findings = (read: BrandFolder) =>
  read.brands
    .filter((brand) => brand.folder === 'denluma')
    .flatMap((brand) => read.check(brand))
    .filter(({ severity }) => severity !== 'info');

const places = (read: BrandFolder) =>
  findings(read).map(
    ({ code, severity, file = '', line, pointer }) =>
      `${severity} ${code} ${path.relative(folder, file)}:${line} ${pointer}`,
  );

describe('text files of a brand', () => {
  it('are reported when they are not UTF-8', async () => {
    await write(SHELL, LATIN_1);
    const read = await open();
    expect(places(read)).toEqual([`error BM1008 ${SHELL}:2 `]);
    const file = read.brands.flatMap(({ textFiles }) => textFiles).find((one) => one.invalidLine);
    expect(file && (() => messagesIn(file))).toThrow(/shell\.json:2: not UTF-8/);
  });

  it('may begin with a byte order mark', async () => {
    await write(SHELL, '\uFEFF{ "footer.banks": "Bancos" }');
    expect(places(await open())).toEqual([]);
  });

  it('are warned of at the key of a suspect character', async () => {
    await write(SHELL, '{\n  "footer.banks": "B\uFFFDncos\u202E"\n}\n');
    expect(places(await open())).toEqual([
      `warning BM2101 ${SHELL}:2 /footer.banks`,
      `warning BM2102 ${SHELL}:2 /footer.banks`,
    ]);
  });

  it.each(['es', 'en'])('get the doubled apostrophe by a fix in %s', async (language) => {
    const name = `denluma/locales/${language}/shell.json`;
    await write(name, '{\n  "footer.age": "Desde l\'{age}."\n}\n');
    const read = await open();
    expect(places(read)).toEqual([`error BM1511 ${name}:2 /footer.age`]);
    expect(await applyFixes(read, findings(read))).toBe(1);
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(
      '{\n  "footer.age": "Desde l\'\'{age}."\n}\n',
    );
    expect(places(await open())).toEqual([]);
  });
});

it('reports a manifest that is not UTF-8', async () => {
  const file = path.join(folder, 'denluma/manifest.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, Buffer.from(text.replace('{', '{ "$comment": "\u00E9",'), 'latin1'));
  expect(places(await open())).toEqual(['error BM1008 denluma/manifest.json:1 ']);
});

it('names the registry file that is not UTF-8', async () => {
  await writeFile(path.join(folder, '_registry/banks/andelio.json'), LATIN_1);
  await expect(readRegistry(path.join(folder, '_registry'))).rejects.toThrow(
    /banks\/andelio\.json:2: not UTF-8/,
  );
});
