import { applyLanguage } from '#ui/i18n/apply-language.ts';
import type { i18n } from 'i18next';

export const STAFF_LANGUAGES = ['es', 'en'] as const;
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

const KEY = 'staff.language';

/** The language chosen in this browser before, else that of the server's page. */
export function firstLanguage(): StaffLanguage {
  return asStaffLanguage(remembered()) ?? asStaffLanguage(document.documentElement.lang) ?? 'es';
}

/** Changes the language of the page and remembers it. */
export async function chooseLanguage(texts: i18n, language: StaffLanguage): Promise<void> {
  await texts.changeLanguage(language);
  applyLanguage(language, 'ltr');
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

export function asStaffLanguage(language: string | null): StaffLanguage | null {
  return STAFF_LANGUAGES.find((known) => known === language) ?? null;
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
