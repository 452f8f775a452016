import useSWRImmutable from 'swr/immutable';
import { loadTexts } from '../../../texts.ts';

const NO_TEXTS: Readonly<Record<string, string>> = {};

/** The product's texts of `namespace:key` by language; undefined while they load. */
export function useProductTexts(
  languages: readonly string[],
  key: string | undefined,
): Readonly<Record<string, string>> | undefined {
  const [namespace, name] = key?.split(':') ?? [];
  const { data } = useSWRImmutable(
    namespace === undefined || languages.length === 0
      ? null
      : ['texts-by-language', namespace, ...languages],
    () => loadByLanguage(languages, namespace ?? ''),
  );
  if (namespace === undefined || name === undefined) return NO_TEXTS;
  if (data === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(data).flatMap(([language, texts]) => {
      const text = texts[name];
      return text === undefined ? [] : [[language, text]];
    }),
  );
}

type Texts = Readonly<Record<string, string>>;

async function loadByLanguage(
  languages: readonly string[],
  namespace: string,
): Promise<Readonly<Record<string, Texts>>> {
  const loaded = await Promise.all(
    languages.map(async (language) => [language, await loadTexts(language, namespace)] as const),
  );
  return Object.fromEntries(loaded);
}
