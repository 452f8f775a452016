import type { TextResources } from '#brand/text-resources.ts';

/** A build's texts. */
export interface TextPlace {
  readonly brand: string;
  readonly hash: string;
}

/** Address of namespaces of a build: named by the brand's revision, so browsers cache it forever. */
export function textAddress(
  { brand, hash }: TextPlace,
  language: string,
  namespaces: readonly string[],
): string {
  return `/locales/${brand}/${hash}/${language}/${namespaces.toSorted().join('+')}.json`;
}

/** One language that does not arrive leaves the others alone. */
export async function fetchTexts(
  place: TextPlace,
  language: string,
  names: readonly string[],
): Promise<TextResources | Error> {
  try {
    const response = await fetch(textAddress(place, language, names));
    if (!response.ok) return new Error(`texts ${names.join()} in ${language}: ${response.status}`);
    return (await response.json()) as TextResources;
  } catch (cause) {
    return new Error(`texts ${names.join()} in ${language} did not arrive`, { cause });
  }
}
