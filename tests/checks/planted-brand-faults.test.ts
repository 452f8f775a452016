import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { heroNames } from '#art/heroes/catalogue.ts';
import type { LocatedFinding } from '#brand/checks/check-result.ts';
import type { CheckInput } from '#brand/checks/check-subject.ts';
import { openBrandFolder } from '#brand/files/brand-folder.ts';
import { checkRegistry } from '#brand/files/check-registry.ts';
import { type BrandsCopy, copyBrands } from '#tests/support/brands-copy.ts';
import { loadMessages } from '../../scripts/brands-check/messages.ts';
import { MANIFEST, PLANTED_FAULTS, type PlantedFault } from './brand-faults.ts';

describe('a fault in a copy of a brand', () => {
  let brands: BrandsCopy;
  beforeAll(async () => {
    brands = await copyBrands(['_base', '_registry', 'denluma', 'kyvolta']);
  });
  afterAll(async () => brands.remove());

  it('is none as the brands are shipped', async () => {
    const found = await check(['_base', 'denluma', 'kyvolta']);
    expect(found.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it.each(PLANTED_FAULTS)('$fault is told as $code with its place', async (planted) => {
    await plant(planted);
    // The base has a hundred times the texts of a brand: it is looked at where the fault is its own.
    const looked = planted.file?.startsWith('_base/') === true ? ['_base'] : ['denluma', 'kyvolta'];
    const found = (await check(looked, planted.given)).filter(({ code }) => code === planted.code);
    const say = await loadMessages('brands/_base/locales', 'en');
    const told = await Promise.all(
      found.map(async (result) => ({
        ...result,
        at: await textAt(result),
        words: say(result.messageKey, result.params),
        hint: hintOf(result, say),
      })),
    );
    const match = told.find(({ at }) => at.startsWith(planted.flagged));
    expect(
      match,
      JSON.stringify(
        told.map(({ file, line, column, at }) => ({ file, line, column, at: at.slice(0, 40) })),
      ),
    ).toBeDefined();
    expect(match?.file?.startsWith(brands.folder)).toBe(true);
    expect(match?.words).not.toBe('');
    expect(match?.hint ?? '').toContain(planted.suggestion ?? '');
  });

  async function plant({
    file = MANIFEST,
    set = [],
    write,
    also = {},
  }: PlantedFault): Promise<void> {
    const place = path.join(brands.folder, file);
    const before = await readFile(place, 'utf8').catch(() => '{}');
    const edited = set.reduce(
      (text, [keys, value]) => applyEdits(text, modify(text, keys, value, FORMAT)),
      before,
    );
    const after = write === undefined ? edited : write(edited);
    expect(after).not.toBe(before);
    for (const [name, text] of Object.entries({ ...also, [file]: after })) {
      const written = path.join(brands.folder, name);
      onTestFinished(() => restore(name));
      await mkdir(path.dirname(written), { recursive: true });
      await writeFile(written, text);
    }
  }

  async function restore(name: string): Promise<void> {
    const written = path.join(brands.folder, name);
    await rm(written);
    // What was planted beside what is shipped just goes, and its folder with it where it had none.
    await cp(path.join('brands', path.dirname(name)), path.dirname(written), {
      recursive: true,
    }).catch(() => rm(path.dirname(written), { recursive: true }));
  }

  async function check(
    names: readonly string[],
    given: Partial<CheckInput> = {},
  ): Promise<readonly LocatedFinding[]> {
    const folder = await openBrandFolder({
      brands: brands.folder,
      schemas: 'schemas/manifest',
      heroes: heroNames,
    });
    const registry = path.join(brands.folder, '_registry');
    return [
      ...folder.brands
        .filter(({ folder: name }) => names.includes(name))
        .flatMap((brand) => folder.check(brand, given)),
      ...(await checkRegistry(registry, 'schemas/registry')),
    ];
  }
});

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** What stands where a finding points. */
async function textAt({ file = '', line = 0, column = 0 }: LocatedFinding): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines
    .slice(line - 1)
    .join('\n')
    .slice(column - 1);
}

type Say = Awaited<ReturnType<typeof loadMessages>>;

function hintOf({ suggestions, fix }: LocatedFinding, say: Say): string {
  const [first] = suggestions;
  if (first !== undefined) return say(first.messageKey, first.params);
  return fix === undefined ? '' : say('check:suggest.fix', {});
}
