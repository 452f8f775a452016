import type { i18n } from 'i18next';
import { createTexts } from '#ui/i18n/create-texts.ts';
import type { TextResources } from '#ui/i18n/text-resources.ts';

export const OFFICE_LANGUAGES = ['es', 'en'] as const;
export type OfficeLanguage = (typeof OFFICE_LANGUAGES)[number];

/** Each language is a file of its own: a page loads one. */
const bundles: Readonly<Record<OfficeLanguage, () => Promise<{ texts: TextResources }>>> = {
  es: () => import('./spanish.ts'),
  en: () => import('./english.ts'),
};

const KEY = 'office.language';

/** The texts of the office in the language chosen here before, else the page's own. */
export async function createOfficeTexts(): Promise<i18n> {
  const language =
    asOfficeLanguage(remembered()) ?? asOfficeLanguage(document.documentElement.lang) ?? 'es';
  const { texts } = await bundles[language]();
  document.documentElement.lang = language;
  return createTexts({ language, resources: texts, overrides: () => ({}), load: loadNamespace });
}

/**
 * Goes over to another language, here and for the next visits.
 * @throws when its texts do not come; the page then stays as it is.
 */
export async function chooseLanguage(texts: i18n, language: OfficeLanguage): Promise<void> {
  await bundles[language]();
  await texts.changeLanguage(language);
  document.documentElement.lang = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

async function loadNamespace(language: string, namespace: string): Promise<Record<string, string>> {
  const known = asOfficeLanguage(language);
  const texts = known === null ? undefined : (await bundles[known]()).texts[namespace];
  if (texts === undefined) throw new Error(`no texts ${namespace} in ${language}`);
  return { ...texts };
}

function asOfficeLanguage(language: string | null): OfficeLanguage | null {
  return OFFICE_LANGUAGES.find((known) => known === language) ?? null;
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
