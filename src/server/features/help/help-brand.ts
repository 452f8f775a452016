import type { BrandFacts } from '#domain/help/fill-facts.ts';

/** A live brand as its help pages need it. */
export interface HelpBrand {
  readonly facts: BrandFacts;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}
