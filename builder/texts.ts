import type { i18n } from 'i18next';
import type { StaffLanguage } from '#staff/look/staff-language.ts';
import { createTexts } from '#ui/i18n/create-texts.ts';

/** The product's own texts too: labels of the manifest name them by key. */
const files = import.meta.glob<Record<string, string>>('../brands/_base/locales/*/*.json', {
  import: 'default',
});

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
const FIRST = [
  'because',
  'builder',
  'builder-brands',
  'builder-edit',
  'builder-pick',
  'staff',
  'staff-passkey',
  'staff-second-factor',
  'ui',
] as const;

export async function createBuilderTexts(language: StaffLanguage): Promise<i18n> {
  const loaded = await Promise.all(
    FIRST.map(async (namespace) => [namespace, await loadTexts(language, namespace)] as const),
  );
  const resources = Object.fromEntries(loaded);
  return createTexts({ language, resources, overrides: () => ({}), load: loadTexts });
}
