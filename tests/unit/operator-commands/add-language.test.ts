import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addLanguage } from '../../../scripts/operator-commands/add-language.ts';
import { useCommand } from './commands-fixture.ts';

const FLAGS = {
  code: 'gl',
  endonym: 'Galego',
  'english-name': 'Galician',
  script: 'Latn',
  direction: 'ltr',
  plurals: 'one,other',
};

const language = useCommand(addLanguage);

async function texts(messages: object): Promise<string> {
  const folder = path.join(language.folder(), '.texts');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'lobby.json'), JSON.stringify(messages));
  return folder;
}

describe('language:add', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a code nobody knows', { code: 'qx' }, /^--code: nobody knows a language qx$/],
    ['a code of another form', { code: 'GL' }, /^--code: nobody knows a language GL$/],
    ['a language that is there', { code: 'es' }, /^--code: es is there already: Español$/],
    ['a missing plural category', { plurals: 'other' }, /^--plurals: the category one is missing$/],
    ['a list without other', { plurals: 'one' }, /^--plurals: the category other is missing/],
    ['a plural category too many', { plurals: 'one,few,other' }, /no category few$/],
    ['a direction that is none', { direction: 'up' }, /^--direction: "up" is not one of: ltr, rtl/],
    ['the wrong direction', { direction: 'rtl' }, /^BM2008 \/direction: .*use ltr/],
    ['another script', { script: 'Cyrl' }, /^BM2008 \/script: .*use Latn/],
    ['a font nobody has', { 'font-pack': 'Comic' }, /^--font-pack: "Comic" is not one of: none/],
    ['a flag of no country', { flag: 'ZQ' }, /^--flag: no country ZQ$/],
    ['a folder of texts that is not there', { texts: 'nowhere' }, /^--texts: there is no folder/],
  ])('refuses %s', async (_name, change, reason) => {
    const reasons = await language.reasons({ ...FLAGS, ...change });
    expect(reasons).toEqual([expect.stringMatching(reason)]);
  });

  it('refuses texts that cannot be shown, each with its key', async () => {
    const source = JSON.parse(
      await readFile(path.join(language.folder(), '_base/locales/en/lobby.json'), 'utf8'),
    ) as Record<string, string>;
    const plural = Object.keys(source).find((key) => source[key]?.includes('plural,')) ?? '';
    expect(plural).not.toBe('');
    const folder = await texts({
      serch: 'x',
      [plural]: '{count, plural, few {# xogos} other {# xogos}}',
      ...Object.fromEntries(
        Object.keys(source)
          .slice(0, 1)
          .map((key) => [key, '{broken']),
      ),
    });
    const reasons = await language.reasons({ ...FLAGS, texts: folder });
    expect(reasons).toContainEqual(
      expect.stringMatching(/^--texts: lobby\.json "serch": there is no such text/),
    );
    expect(reasons).toContainEqual(expect.stringMatching(/gl has no plural category few$/));
    expect(reasons).toContainEqual(expect.stringMatching(/cannot be read/));
  });

  it('refuses a text with a lost character or an open direction control', async () => {
    const source = JSON.parse(
      await readFile(path.join(language.folder(), '_base/locales/en/lobby.json'), 'utf8'),
    ) as Record<string, string>;
    const [first = '', second = ''] = Object.keys(source).filter(
      (key) => source[key]?.includes('{') === false,
    );
    const folder = await texts({ [first]: 'xogo\uFFFD', [second]: 'xogo \u202Ea' });
    const reasons = await language.reasons({ ...FLAGS, texts: folder });
    expect(reasons).toEqual([
      expect.stringMatching(/contains U\+FFFD: a character was lost$/),
      expect.stringMatching(/contains U\+202E, which turns the text after it/),
    ]);
  });

  it('writes the entry and its texts, and says how many are still missing', async () => {
    const folder = await texts({});
    const source = JSON.parse(
      await readFile(path.join(language.folder(), '_base/locales/en/lobby.json'), 'utf8'),
    ) as Record<string, string>;
    await writeFile(path.join(folder, 'lobby.json'), JSON.stringify(source));
    const outcome = await language.run({ ...FLAGS, texts: folder });
    const entry = path.join(language.folder(), '_registry/languages/gl.json');
    expect(JSON.parse(await readFile(entry, 'utf8'))).toMatchObject({
      code: 'gl',
      endonym: 'Galego',
      pluralCategories: ['one', 'other'],
      fontPack: null,
      flag: null,
    });
    const written = path.join(language.folder(), '_base/locales/gl/lobby.json');
    expect(JSON.parse(await readFile(written, 'utf8'))).toEqual(source);
    expect(outcome.next[0]).toMatch(
      new RegExp(`^texts: ${Object.keys(source).length} of \\d{3,} are there`),
    );
  });

  it('refuses to write over texts that are there, and then writes no entry either', async () => {
    const folder = await texts({});
    await mkdir(path.join(language.folder(), '_base/locales/ca'), { recursive: true });
    await writeFile(path.join(language.folder(), '_base/locales/ca/lobby.json'), '{}');
    const catalan = { ...FLAGS, code: 'ca', endonym: 'Català', plurals: 'one,many,other' };
    expect(await language.reasons({ ...catalan, texts: folder })).toEqual([
      expect.stringMatching(/ca\/lobby\.json is there already$/),
    ]);
  });
});
