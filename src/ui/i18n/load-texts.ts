import type { LoadTexts } from './create-texts.ts';

/** Address of a build's texts: named by the brand's revision, so browsers cache them forever. */
export function textAddress(
  brand: string,
  hash: string,
  language: string,
  namespace: string,
): string {
  return `/locales/${brand}/${hash}/${language}/${namespace}.json`;
}

/** Loads namespaces of the revision that is current at the time of asking. */
export function loadTextsOf(revision: () => { brand: string; hash: string }): LoadTexts {
  return async (language, namespace) => {
    const { brand, hash } = revision();
    const response = await fetch(textAddress(brand, hash, language, namespace));
    if (!response.ok) throw new Error(`texts ${namespace} in ${language}: ${response.status}`);
    return (await response.json()) as Record<string, string>;
  };
}
