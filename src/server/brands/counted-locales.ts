import type { Locales } from './locales.ts';

/** Counts some texts of a namespace that are read in the source language. */
export type CountFallbacks = (
  labels: { language: string; namespace: string },
  count: number,
) => void;

/** The same texts; whatever is given out in place of a missing one is counted each time. */
export function countedLocales(locales: Locales, count: CountFallbacks): Locales {
  return {
    get fingerprint() {
      return locales.fingerprint;
    },
    lacking: (brand, language, namespace) => locales.lacking(brand, language, namespace),
    namespace(brand, language, namespace) {
      const texts = locales.namespace(brand, language, namespace);
      const lacking = texts === null ? 0 : locales.lacking(brand, language, namespace);
      if (lacking > 0) count({ language, namespace }, lacking);
      return texts;
    },
  };
}
