import { helpSections } from '#contract/generated/enum-values.ts';
import type { HelpSection } from '#contract/generated/types.ts';

export interface HelpPlace {
  readonly pageId: string;
  readonly section: HelpSection;
  readonly published: boolean;
}

/** A page in one language; `content` is checked HTML. */
export interface HelpWording {
  readonly title: string;
  readonly content: string;
}

/** The page found for a reader, and its language. */
export interface FoundWording extends HelpWording {
  readonly language: string;
}

/**
 * Where every page stands: as the brand arranged it, and after that what ships and the brand has
 * never placed, as it is when a release brings a page. Pages of a section stand together.
 */
export function placePages(
  shipped: readonly Pick<HelpPlace, 'pageId' | 'section'>[],
  arranged: readonly HelpPlace[],
): readonly HelpPlace[] {
  const known = new Set(arranged.map(({ pageId }) => pageId));
  const unplaced = shipped
    .filter(({ pageId }) => !known.has(pageId))
    .map(({ pageId, section }) => ({ pageId, section, published: true }));
  const pages = [...arranged, ...unplaced];
  return helpSections.flatMap((section) => pages.filter((page) => page.section === section));
}

/**
 * The first wording there is, language by language; in each the brand's words go before those that
 * ship. Null: there is none.
 */
export function chooseWording(
  languages: readonly string[],
  own: (language: string) => HelpWording | undefined,
  shipped: (language: string) => HelpWording | undefined,
): FoundWording | null {
  for (const language of languages) {
    const wording = own(language) ?? shipped(language);
    if (wording !== undefined) return { language, ...wording };
  }
  return null;
}
