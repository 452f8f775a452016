import { helpSections } from '#contract/generated/enum-values.ts';
import { fallbackChain } from '#brand/texts.ts';
import type {
  HelpPageSettings,
  HelpSection,
  HelpSettings,
  HelpTopic,
} from '#contract/generated/types.ts';
import { type BrandFacts, fillFacts } from '#domain/help/fill-facts.ts';
import { chooseWording, type FoundWording, placePages } from '#domain/help/help-pages.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { Problem } from '../../platform/problem.ts';
import { SOURCE_LANGUAGE, type ServerText } from '../../platform/text.ts';
import { readSetting } from '../../settings/setting-store.ts';
import type { HelpBrand } from './help-brand.ts';
import type { ShippedHelp } from '../../brands/shipped-help.ts';

export interface HelpSources {
  /** Read at every call: files may change while the server runs. */
  shipped: () => ShippedHelp;
  text: ServerText;
}

/** What players read, in their language and with the brand's facts in it. */
export async function readHelpTopics(
  db: Db | Tx,
  { shipped, text }: HelpSources,
  asked: { brand: string; language: string; of: HelpBrand },
): Promise<HelpTopic[]> {
  const { brand, language, of } = asked;
  const ships = shipped();
  const { pages, texts: own } = (await readSetting(db, brand, 'helpPages')).value;
  const places = placePages(ships.pages, pages);
  const languages = wordingLanguages(language, of.defaultLanguage);
  const articles = (section: HelpSection): HelpTopic['articles'] =>
    places.flatMap(({ pageId, section: its, published }) => {
      if (its !== section || !published) return [];
      const wording = chooseWording(
        languages,
        (code) => own[pageId]?.[code],
        (code) => ships.wording(pageId, code),
      );
      return wording === null ? [] : [{ articleId: pageId, ...filled(wording, of.facts) }];
    });
  return helpSections
    .map((section) => ({
      topicId: section,
      title: text.say(language, `help:section.${section}`),
      articles: articles(section),
    }))
    .filter((topic) => topic.articles.length > 0);
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
  const { value, version, lastChange } = await readSetting(db, brand, 'helpPages');
  const { pages, texts: own } = value;
  const languages = wordingLanguages(of.defaultLanguage, SOURCE_LANGUAGE);
  return {
    brand,
    version,
    lastChange,
    languages: [...of.languages],
    defaultLanguage: of.defaultLanguage,
    pages: placePages(shipped.pages, pages).map((place) => ({
      ...place,
      title:
        chooseWording(
          languages,
          (code) => own[place.pageId]?.[code],
          (code) => shipped.wording(place.pageId, code),
        )?.title ?? '',
      ships: shipped.pages.some(({ pageId }) => pageId === place.pageId),
      ownLanguages: Object.keys(own[place.pageId] ?? {}),
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
  const { value, version, lastChange } = await readSetting(db, brand, 'helpPages');
  const { pages, texts: own } = value;
  const isPlaced = placePages(shipped.pages, pages).some((place) => place.pageId === pageId);
  if (!isPlaced) throw new Problem('HELP_PAGE_NOT_FOUND');
  const ships = shipped.languages.flatMap((language) => {
    const wording = shipped.wording(pageId, language);
    return wording === undefined ? [] : [{ language, ...wording, own: false }];
  });
  const written = Object.entries(own[pageId] ?? {}).map(([language, wording]) => ({
    language,
    ...wording,
    own: true,
  }));
  return { brand, version, lastChange, pageId, texts: [...ships, ...written] };
}
