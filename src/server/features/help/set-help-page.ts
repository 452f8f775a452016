import { isDeepStrictEqual } from 'node:util';
import type { HelpPageSettings, HelpPageText } from '#contract/generated/types.ts';
import { PAGE_HTML } from '#domain/help/page-html.ts';
import { cleanHtml } from '#domain/text/clean-html.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { lockSetting, readSetting, recordChange } from '../../settings/setting-store.ts';
import type { HelpBrand } from './help-brand.ts';
import { readPageSettings } from './help.read.ts';
import type { ShippedHelp } from '../../brands/shipped-help.ts';

export interface PageChange {
  brand: string;
  pageId: string;
  /** The one that was edited. */
  version: number;
  /** Languages not named stay. */
  texts: readonly HelpPageText[];
  /** Languages in which what ships shall stand again. */
  shipped: readonly string[];
  reason: string;
  staffId: bigint;
  at: Date;
}

const KIND = 'helpPages';
/** As many faults as a person wants to be told of at once. */
const MAX_NAMED = 10;

/**
 * Words a page of a brand anew. Saying what holds already changes nothing and leaves no trace.
 * @throws Problem FACTS_CONFLICT, HELP_PAGE_NOT_FOUND, INVALID_HELP_PAGES
 */
export async function setHelpPage(
  tx: Tx,
  change: PageChange,
  shipped: ShippedHelp,
  of: HelpBrand,
): Promise<HelpPageSettings> {
  const { brand, pageId, version, reason, staffId, at } = change;
  const settings = () => readPageSettings(tx, brand, pageId, shipped);
  await lockSetting(tx, { brand, kind: KIND, version }, settings);
  await settings();
  const texts = checkedTexts(change, of);
  const held = (await readSetting(tx, brand, KIND)).value;
  const own = held.texts[pageId] ?? {};
  const written = texts.filter(
    ({ language, title, content }) => !isDeepStrictEqual(own[language], { title, content }),
  );
  const dropped = change.shipped.filter((language) => own[language] !== undefined);
  if (written.length === 0 && dropped.length === 0) return settings();
  const kept = Object.entries(own).filter(([language]) => !dropped.includes(language));
  const changed = written.map(({ language, title, content }) => [language, { title, content }]);
  const wording = Object.fromEntries([...kept, ...changed]);
  const touched = [...dropped, ...written.map(({ language }) => language)];
  const entriesOf = (words: (language: string) => unknown) =>
    Object.fromEntries(touched.map((code) => [`${pageId} ${code}`, words(code) ?? null]));
  await recordChange(
    tx,
    { kind: KIND, version, value: { ...held, texts: { ...held.texts, [pageId]: wording } } },
    {
      staffId,
      brand,
      action: 'setHelpPage',
      before: entriesOf((code) => own[code]),
      after: entriesOf((code) => wording[code]),
      reason,
      at,
    },
  );
  return settings();
}

/** The texts as they will be kept. @throws Problem INVALID_HELP_PAGES */
function checkedTexts(change: PageChange, of: HelpBrand): HelpPageText[] {
  const fields: Record<string, FieldProblem> = {};
  const named = new Set<string>(change.shipped);
  const texts = change.texts.map((text, index) => {
    if (!of.languages.includes(text.language)) {
      fields[`/texts/${index}/language`] = { code: 'enum' };
    } else if (named.has(text.language)) {
      fields[`/texts/${index}/language`] = { code: 'uniqueItems' };
    }
    named.add(text.language);
    const { html, faults } = cleanHtml(text.content, PAGE_HTML);
    if (faults.length === 0) return { ...text, title: text.title.trim(), content: html };
    fields[`/texts/${index}/content`] = {
      code: 'stripped',
      messageKey: 'help:fault.stripped',
      params: {
        what: faults
          .slice(0, MAX_NAMED)
          .map(({ what }) => what)
          .join(', '),
      },
    };
    return text;
  });
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_HELP_PAGES', { fields });
  return texts;
}
