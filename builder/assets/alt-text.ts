import { isJsonObject, type Json, type JsonObject } from '#brand/json.ts';

/**
 * The alternative text with words for every language that has none. A text of the product, named by
 * its key, has all languages already.
 */
export function filledAltText(
  alt: Json | undefined,
  languages: readonly string[],
  words: string,
): JsonObject {
  const written = isJsonObject(alt) ? alt : {};
  if (typeof written['key'] === 'string') return written;
  const text = isJsonObject(written['text']) ? written['text'] : {};
  const missing = languages.filter((language) => isEmpty(text[language]));
  return {
    ...written,
    text: { ...text, ...Object.fromEntries(missing.map((language) => [language, words])) },
  };
}

function isEmpty(words: Json | undefined): boolean {
  return typeof words !== 'string' || words.trim() === '';
}
