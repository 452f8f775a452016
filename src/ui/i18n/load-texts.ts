import DataLoader from 'dataloader';
import type { TextResources } from '#brand/text-resources.ts';
import type { LoadTexts } from './create-texts.ts';

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

type TextKey = readonly [language: string, namespace: string];

/**
 * Loads namespaces of the revision that is current at the time of asking. Those that are asked for at
 * once, as by a screen and its parts, come in one request.
 */
export function loadTextsOf(revision: () => TextPlace): LoadTexts {
  const loader = new DataLoader<TextKey, Record<string, string>>(
    async (keys) => {
      const languages = new Set(keys.map(([language]) => language));
      const loaded = await Promise.all(
        [...languages].map(async (language) => {
          const names = keys.filter(([wanted]) => wanted === language).map(([, name]) => name);
          return [language, await fetchTexts(revision(), language, [...new Set(names)])] as const;
        }),
      );
      const texts = new Map(loaded);
      return keys.map(([language, name]) => textsIn(texts.get(language), language, name));
    },
    // i18next asks for each namespace once, and once more where one did not arrive.
    { cache: false },
  );
  return (language, namespace) => loader.load([language, namespace]);
}

function textsIn(texts: TextResources | Error | undefined, language: string, name: string) {
  if (texts instanceof Error) return texts;
  return texts?.[name] ?? new Error(`no texts ${name} in ${language}`);
}

/** One language that does not arrive leaves the others alone. */
async function fetchTexts(
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
