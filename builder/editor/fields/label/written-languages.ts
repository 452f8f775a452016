/** `written`: own words. `product`: the product's text shows. `missing`: another language shows. */
export type TextState = 'written' | 'product' | 'missing';

/**
 * The source of a text in one language. A regional language also uses the words of its main
 * language, as the site does: `pt-BR` shows what is written in `pt`.
 *
 * @param own the brand's words by language
 * @param product the product's texts by language
 */
export function textState(
  language: string,
  own: Readonly<Record<string, string>>,
  product: Readonly<Record<string, string>>,
): TextState {
  if (hasWords(own, language)) return 'written';
  return hasWords(product, language) ? 'product' : 'missing';
}

/** The number of languages with own words or a product text. */
export function countWritten(
  languages: readonly string[],
  own: Readonly<Record<string, string>>,
  product: Readonly<Record<string, string>>,
): number {
  return languages.filter((language) => textState(language, own, product) !== 'missing').length;
}

function hasWords(texts: Readonly<Record<string, string>>, language: string): boolean {
  const main = language.split('-')[0] ?? language;
  return [language, main].some((code) => (texts[code] ?? '') !== '');
}
