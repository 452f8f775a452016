import { useMemo } from 'react';
import { useLanguage } from '#ui/i18n/useTexts.ts';
import { officeLocale } from './office-locale.ts';

/** The locale in which this page writes figures and dates. */
export function useOfficeLocale(): string {
  const language = useLanguage();
  return useMemo(() => officeLocale(language, navigator.languages), [language]);
}
