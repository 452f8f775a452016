import { createInstance, type i18n } from 'i18next';
import Negotiator from 'negotiator';
import { IcuTexts } from '#brand/icu-texts.ts';
import { messagesIn } from '#brand/files/messages-in.ts';
import type { TextFile } from '#brand/files/read-brands.ts';

export const SOURCE_LANGUAGE = 'en';
export const DEFAULT_LANGUAGE = 'es';

/** Texts the server itself says: problems, checks, pages without a brand. */
export interface ServerText {
  readonly languages: readonly string[];
  /** The text for `namespace:key`; falls back to English, then to the key. */
  say(language: string, key: string, params?: Readonly<Record<string, unknown>>): string;
}

/**
 * Every text of the base, in every language it is written in.
 * @throws Error when there is none, or a file is not UTF-8 or not JSON.
 */
export async function serverTextOf(files: readonly TextFile[]): Promise<ServerText> {
  const resources: Record<string, Record<string, Record<string, string>>> = {};
  for (const file of files) {
    (resources[file.language] ??= {})[file.namespace] = { ...messagesIn(file) };
  }
  const languages = Object.keys(resources).toSorted();
  if (languages.length === 0) throw new Error('the base has no texts');
  const instance: i18n = createInstance();
  await instance.use(IcuTexts).init({
    fallbackLng: SOURCE_LANGUAGE,
    resources,
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
  return {
    languages,
    say: (language, key, params) => instance.t(key, { ...params, lng: language }),
  };
}

type HeaderValue = string | string[] | undefined;

/** Characters of a header that are read; browsers send about 50. */
const MAX_WISH_LENGTH = 500;

/**
 * The language to answer in: the caller's wish (header X-Language, then Accept-Language by its
 * weights) among `enabled`, else `fallback`. `en-GB` finds `en`; a wildcard finds the fallback.
 */
export function chooseLanguage(
  headers: Readonly<Record<string, HeaderValue>>,
  enabled: readonly string[],
  fallback: string,
): string {
  const named = (tag: string | undefined) =>
    enabled.find((language) => language.toLowerCase() === tag);
  for (const tag of [headers['x-language'], headers['accept-language']].flatMap(wantedTags)) {
    const match = named(tag) ?? named(tag.split('-')[0]);
    if (match !== undefined) return match;
  }
  return fallback;
}

/** Language tags in lower case, most wanted first; those refused (`q=0`) are absent. */
function wantedTags(header: HeaderValue): readonly string[] {
  // Negotiator reads a missing header as the wildcard.
  const wish = [header ?? ''].flat().join(',').slice(0, MAX_WISH_LENGTH);
  const headers = { 'accept-language': wish };
  return new Negotiator({ headers }).languages().map((tag) => tag.toLowerCase());
}
