import type { LiveBrands } from '../../../brands/live-brands.ts';

/** The language of a brand's own texts. */
export type LanguageOf = (brand: string) => string;

/** A brand that is not served any more has none: titles are then in any language that they have. */
export const brandLanguage =
  (brands: Pick<LiveBrands, 'byId'>): LanguageOf =>
  (brand) =>
    brands.byId(brand)?.site.defaultLanguage ?? '';
