import type { OfferedLanguages } from './language-faults.ts';

/**
 * Words of the demo, written in Spanish and English, in those of the two that a brand offers. A brand
 * whose own language is neither gets the English words as its own.
 * @returns pairs of language and words, the brand's own language among them
 */
export function inOfferedLanguages<Words>(
  words: { readonly es: Words; readonly en: Words },
  { languages, defaultLanguage }: OfferedLanguages,
): readonly (readonly [string, Words])[] {
  const written = (['es', 'en'] as const)
    .filter((language) => languages.includes(language))
    .map((language) => [language as string, words[language]] as const);
  const hasOwn = written.some(([language]) => language === defaultLanguage);
  return hasOwn ? written : [[defaultLanguage, words.en], ...written];
}
