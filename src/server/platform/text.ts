import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInstance, type i18n } from 'i18next';
import ICU from 'i18next-icu';

export const SOURCE_LANGUAGE = 'en';
export const DEFAULT_LANGUAGE = 'es';

/** Texts the server itself says: problems, checks, pages without a brand. */
export interface ServerText {
  readonly languages: readonly string[];
  /** The text for `namespace:key`; falls back to English, then to the key. */
  say(language: string, key: string, params?: Readonly<Record<string, unknown>>): string;
}

/** Loads every namespace of every language under `folder` (`<lang>/<namespace>.json`). */
export async function loadServerText(folder: string): Promise<ServerText> {
  const languages = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
  if (languages.length === 0) throw new Error(`no language found in ${folder}`);
  const instance: i18n = createInstance();
  await instance.use(ICU).init({
    fallbackLng: SOURCE_LANGUAGE,
    resources: Object.fromEntries(
      await Promise.all(
        languages.map(async (language) => [language, await readNamespaces(folder, language)]),
      ),
    ) as Record<string, Record<string, Record<string, string>>>,
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
  return {
    languages,
    say: (language, key, params) => instance.t(key, { ...params, lng: language }),
  };
}

async function readNamespaces(folder: string, language: string) {
  const files = (await readdir(path.join(folder, language))).filter((name) =>
    name.endsWith('.json'),
  );
  const entries = await Promise.all(
    files.map(async (name) => [
      name.slice(0, -'.json'.length),
      JSON.parse(await readFile(path.join(folder, language, name), 'utf8')) as unknown,
    ]),
  );
  return Object.fromEntries(entries) as Record<string, Record<string, string>>;
}

/**
 * The language to answer in: what the caller asked for (header X-Language, then Accept-Language)
 * among `enabled`, else `fallback`.
 */
export function chooseLanguage(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  enabled: readonly string[],
  fallback: string,
): string {
  const wanted = [headers['x-language'], headers['accept-language']]
    .flat()
    .filter((value) => value !== undefined)
    .flatMap((value) => value.split(',').slice(0, 10))
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  const named = (tag: string | undefined) =>
    enabled.find((language) => language.toLowerCase() === tag);
  for (const tag of wanted) {
    const match = named(tag) ?? named(tag.split('-')[0]);
    if (match !== undefined) return match;
  }
  return fallback;
}
