import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { builtHelp } from '#server/brands/built-help.ts';
import { readShippedHelp } from '#server/brands/shipped-help.ts';

const HELP = 'brands/_base/help';
const TERMS = `<h2>1. Play</h2>
<!-- needs withdrawal -->
<h2>2. Withdrawals</h2>
<!-- /needs -->
<h2>3. Complaints</h2>`;

it('omits a part whose screen is not built, and numbers the headings again', () => {
  const shown = builtHelp(TERMS, 'terms', ['home']);
  expect(shown).not.toContain('Withdrawals');
  expect(shown).toContain('<h2>2. Complaints</h2>');
  const all = builtHelp(TERMS, 'terms', ['withdrawal']);
  expect(all).toContain('<h2>2. Withdrawals</h2>');
  expect(all).toContain('<h2>3. Complaints</h2>');
  expect(all).not.toContain('needs');
});

it('refuses an unknown screen and a part that does not end', () => {
  expect(() => builtHelp('<!-- needs moon -->x<!-- /needs -->', 'x')).toThrow('unknown moon');
  expect(() => builtHelp('<!-- needs withdrawal -->x', 'x')).toThrow('other end');
});

it('gates the same parts in every language', async () => {
  const gatesOf = async (language: string) => {
    const files = (await readdir(`${HELP}/${language}`)).toSorted();
    return Promise.all(
      files.map(async (file) => {
        const html = await readFile(`${HELP}/${language}/${file}`, 'utf8');
        return [file, html.match(/<!-- needs \w+ -->/g) ?? []];
      }),
    );
  };
  const english = await gatesOf('en');
  expect(english.flatMap(([, gates]) => gates).length).toBeGreaterThan(5);
  for (const language of ['ar', 'es', 'th', 'vi']) expect(await gatesOf(language)).toEqual(english);
});

it('ships the page about withdrawals, which players can make', async () => {
  const help = await readShippedHelp(HELP);
  expect(help.pages.map(({ pageId }) => pageId)).toContain('withdraw');
  for (const language of ['ar', 'en', 'es', 'th', 'vi']) {
    expect(help.wording('withdraw', language)?.content).toContain('/withdrawal');
  }
});
