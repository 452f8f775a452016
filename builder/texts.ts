import type { i18n } from 'i18next';
import { createTexts } from '#ui/i18n/create-texts.ts';

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'builder.language';

/** The product's own texts too: labels of the manifest name them by key. */
const files = import.meta.glob<Record<string, string>>('../brands/_base/locales/*/*.json', {
  import: 'default',
});

export function isLanguage(value: string | null): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** What was chosen here before, else what the server's page came in. */
export function firstLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  if (isLanguage(kept)) return kept;
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'es';
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
}

/** One namespace of a language; empty when the release has none. */
export async function loadTexts(
  language: string,
  namespace: string,
): Promise<Record<string, string>> {
  const load = files[`../brands/_base/locales/${language}/${namespace}.json`];
  return load === undefined ? {} : load();
}

/**
 * What every screen needs, the reasons of the plan too: whatever comes later puts the desk out of
 * sight for as long as it takes.
 */
const FIRST = ['because', 'builder', 'staff', 'ui'] as const;

export async function createBuilderTexts(language: Language): Promise<i18n> {
  const loaded = await Promise.all(
    FIRST.map(async (namespace) => [namespace, await loadTexts(language, namespace)] as const),
  );
  const resources = Object.fromEntries(loaded);
  return createTexts({ language, resources, overrides: () => ({}), load: loadTexts });
}
