import { fallbackChain } from '#brand/texts.ts';
import type { HelpPageSettings, HelpSettings, HelpTopic } from '#contract/generated/types.ts';
import { type BrandFacts, fillFacts } from '#domain/help/fill-facts.ts';
import {
  chooseWording,
  HELP_SECTIONS,
  type HelpPlace,
  type HelpSection,
  type FoundWording,
  type HelpWording,
  placePages,
} from '#domain/help/help-pages.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { Problem } from '../../platform/problem.ts';
import { readFactStamp } from '../../platform/server-fact.ts';
import { SOURCE_LANGUAGE, type ServerText } from '../../platform/text.ts';
import type { HelpBrand } from './help-brand.ts';
import type { ShippedHelp } from './shipped-help.ts';

export interface HelpSources {
  /** Read at every call: files may change while the server runs. */
  shipped: () => ShippedHelp;
  text: ServerText;
}

/** Every page of a brand in its place. */
export async function readPlaces(
  db: Db | Tx,
  brand: string,
  shipped: ShippedHelp,
): Promise<readonly HelpPlace[]> {
  const rows = await db
    .selectFrom('help_page')
    .select(['page', 'section', 'published'])
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  const arranged = rows.map(({ page, section, published }) => ({
    pageId: page,
    section: section as HelpSection,
    published,
  }));
  return placePages(shipped.pages, arranged);
}

/** The brand's own words by page and language. @param page one page; left out: all of them. */
export async function readOwnWordings(
  db: Db | Tx,
  brand: string,
  page?: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, HelpWording>>> {
  let query = db
    .selectFrom('help_page_text')
    .select(['page', 'language', 'title', 'content'])
    .where('brand', '=', brand)
    .orderBy('language');
  if (page !== undefined) query = query.where('page', '=', page);
  const wordings = new Map<string, Map<string, HelpWording>>();
  for (const { page: id, language, title, content } of await query.execute()) {
    const ofPage = wordings.get(id) ?? new Map<string, HelpWording>();
    wordings.set(id, ofPage.set(language, { title, content }));
  }
  return wordings;
}

/** What players read, in their language and with the brand's facts in it. */
export async function readHelpTopics(
  db: Db | Tx,
  { shipped, text }: HelpSources,
  asked: { brand: string; language: string; of: HelpBrand },
): Promise<HelpTopic[]> {
  const { brand, language, of } = asked;
  const ships = shipped();
  const [places, own] = await Promise.all([
    readPlaces(db, brand, ships),
    readOwnWordings(db, brand),
  ]);
  const languages = wordingLanguages(language, of.defaultLanguage);
  const articles = (section: HelpSection): HelpTopic['articles'] =>
    places.flatMap(({ pageId, section: its, published }) => {
      if (its !== section || !published) return [];
      const wording = chooseWording(
        languages,
        (code) => own.get(pageId)?.get(code),
        (code) => ships.wording(pageId, code),
      );
      return wording === null ? [] : [{ articleId: pageId, ...filled(wording, of.facts) }];
    });
  return HELP_SECTIONS.map((section) => ({
    topicId: section,
    title: text.say(language, `help:section.${section}`),
    articles: articles(section),
  })).filter((topic) => topic.articles.length > 0);
}

function filled({ language, title, content }: FoundWording, facts: BrandFacts): FoundWording {
  return {
    language,
    // A title is plain text wherever it is shown.
    title: fillFacts(title, facts, (value) => value),
    content: fillFacts(content, facts, escapeHtml),
  };
}

/** Languages in the order in which a page is looked for. */
export function wordingLanguages(language: string, brandDefault: string): readonly string[] {
  return [
    ...new Set([...fallbackChain(language), ...fallbackChain(brandDefault), SOURCE_LANGUAGE]),
  ];
}

/** What the office arranges. */
export async function readHelpSettings(
  db: Db | Tx,
  brand: string,
  shipped: ShippedHelp,
  of: HelpBrand,
): Promise<HelpSettings> {
  const [stamp, places, own] = await Promise.all([
    readFactStamp(db, brand, 'helpPages'),
    readPlaces(db, brand, shipped),
    readOwnWordings(db, brand),
  ]);
  const languages = wordingLanguages(of.defaultLanguage, SOURCE_LANGUAGE);
  return {
    brand,
    ...stamp,
    languages: [...of.languages],
    defaultLanguage: of.defaultLanguage,
    pages: places.map((place) => ({
      ...place,
      title:
        chooseWording(
          languages,
          (code) => own.get(place.pageId)?.get(code),
          (code) => shipped.wording(place.pageId, code),
        )?.title ?? '',
      ships: shipped.pages.some(({ pageId }) => pageId === place.pageId),
      ownLanguages: [...(own.get(place.pageId)?.keys() ?? [])],
    })),
  };
}

/**
 * What the office edits of one page: the words that ship, and those of the brand.
 * @throws Problem HELP_PAGE_NOT_FOUND
 */
export async function readPageSettings(
  db: Db | Tx,
  brand: string,
  pageId: string,
  shipped: ShippedHelp,
): Promise<HelpPageSettings> {
  const [stamp, places, own] = await Promise.all([
    readFactStamp(db, brand, 'helpPages'),
    readPlaces(db, brand, shipped),
    readOwnWordings(db, brand, pageId),
  ]);
  if (!places.some((place) => place.pageId === pageId)) throw new Problem('HELP_PAGE_NOT_FOUND');
  const ships = shipped.languages.flatMap((language) => {
    const wording = shipped.wording(pageId, language);
    return wording === undefined ? [] : [{ language, ...wording, own: false }];
  });
  const written = [...(own.get(pageId) ?? [])].map(([language, wording]) => ({
    language,
    ...wording,
    own: true,
  }));
  return { brand, ...stamp, pageId, texts: [...ships, ...written] };
}
