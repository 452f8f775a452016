import path from 'node:path';
import { expect, it } from 'vitest';
import { readShippedHelp } from '#server/brands/shipped-help.ts';
import { PAGE_HTML } from '#domain/help/page-html.ts';
import { cleanHtml } from '#domain/text/clean-html.ts';
import { DOCUMENT_SCREENS } from '#brand/document-screens.ts';

const HELP = path.resolve('brands/_base/help');
/** Every page stands in each of them. */
const LANGUAGES = ['ar', 'en', 'es', 'th', 'vi'];

it('ships every page in each complete language, in nothing but allowed HTML', async () => {
  const help = await readShippedHelp(HELP);
  expect(help.pages.length).toBeGreaterThan(15);
  for (const { pageId } of help.pages) {
    for (const language of LANGUAGES) {
      const wording = help.wording(pageId, language);
      expect(wording, `${pageId} in ${language}`).toBeDefined();
      const { html, faults } = cleanHtml(wording?.content ?? '', PAGE_HTML);
      expect(html, `${language}/${pageId}`).not.toBe('');
      expect(faults, `${language}/${pageId}`).toEqual([]);
    }
  }
});

it('says the same in all of them: as many headings, items and links, and the same facts', async () => {
  const help = await readShippedHelp(HELP);
  const shape = (html = '') => ({
    tags: (html.match(/<(?:h2|li|dt|p|a)\b/g) ?? []).toSorted(),
    links: (html.match(/href="[^"]+"/g) ?? []).toSorted(),
    facts: [...new Set(html.match(/\{\w+\}/g))].toSorted(),
  });
  for (const { pageId } of help.pages) {
    const english = shape(help.wording(pageId, 'en')?.content);
    for (const language of LANGUAGES) {
      const translated = shape(help.wording(pageId, language)?.content);
      expect(translated, `${language}/${pageId}`).toEqual(english);
    }
  }
});

it('has a page for each screen that shows one', async () => {
  const ids = (await readShippedHelp(HELP)).pages.map(({ pageId }) => pageId);
  for (const pageId of Object.values(DOCUMENT_SCREENS)) expect(ids).toContain(pageId);
});
