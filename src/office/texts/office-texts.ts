import type { i18n } from 'i18next';
import { asStaffLanguage, firstLanguage, type StaffLanguage } from '#staff/look/staff-language.ts';
import { createTexts } from '#ui/i18n/create-texts.ts';
import type { TextResources } from '#brand/text-resources.ts';

/** Each language is a file of its own: a page loads one. */
const bundles: Readonly<Record<StaffLanguage, () => Promise<{ texts: TextResources }>>> = {
  es: () => import('../generated/spanish.ts'),
  en: () => import('../generated/english.ts'),
};

/** The texts of the office in a language. @throws when they cannot be loaded */
export async function loadLanguage(language: StaffLanguage): Promise<TextResources> {
  return (await bundles[language]()).texts;
}

/** The texts of the office in the language chosen here before, else the page's own. */
export async function createOfficeTexts(): Promise<i18n> {
  const language = firstLanguage();
  const resources = await loadLanguage(language);
  document.documentElement.lang = language;
  return createTexts({ language, resources, overrides: () => ({}), load: loadNamespace });
}

async function loadNamespace(language: string, namespace: string): Promise<Record<string, string>> {
  const known = asStaffLanguage(language);
  const texts = known === null ? undefined : (await loadLanguage(known))[namespace];
  if (texts === undefined) throw new Error(`no texts ${namespace} in ${language}`);
  return { ...texts };
}
