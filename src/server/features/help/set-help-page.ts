import type { HelpPageSettings, HelpPageText } from '#contract/generated/types.ts';
import type { HelpWording } from '#domain/help/help-pages.ts';
import { PAGE_HTML } from '#domain/help/page-html.ts';
import { cleanHtml } from '#domain/text/clean-html.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { lockFact, stampFact } from '../../platform/server-fact.ts';
import type { HelpBrand } from './help-brand.ts';
import { readOwnWordings, readPageSettings } from './help.read.ts';
import type { ShippedHelp } from './shipped-help.ts';

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
  await lockFact(tx, { brand, kind: KIND, version }, settings);
  await settings();
  const texts = checkedTexts(change, of);
  const own =
    (await readOwnWordings(tx, brand, pageId)).get(pageId) ?? new Map<string, HelpWording>();
  const written = texts.filter(({ language, title, content }) => {
    const held = own.get(language);
    return held?.title !== title || held.content !== content;
  });
  const dropped = change.shipped.filter((language) => own.has(language));
  if (written.length === 0 && dropped.length === 0) return settings();
  const touched = [...dropped, ...written.map(({ language }) => language)];
  await tx
    .deleteFrom('help_page_text')
    .where('brand', '=', brand)
    .where('page', '=', pageId)
    .where('language', 'in', touched)
    .execute();
  if (written.length > 0) {
    await tx
      .insertInto('help_page_text')
      .values(written.map((text) => ({ brand, page: pageId, ...text })))
      .execute();
  }
  const entriesOf = (words: (language: string) => unknown) =>
    Object.fromEntries(touched.map((code) => [`${pageId} ${code}`, words(code) ?? null]));
  await stampFact(
    tx,
    { kind: KIND, version },
    {
      staffId,
      brand,
      action: 'setHelpPage',
      before: entriesOf((code) => own.get(code)),
      after: entriesOf((code) => {
        const text = written.find(({ language }) => language === code);
        return text && { title: text.title, content: text.content };
      }),
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
