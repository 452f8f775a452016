import { useMemo } from 'react';
import { useSitePlan } from '../plan/plan.atoms.ts';
import { useLanguage } from './useTexts.ts';

/** The language as it is written in the brand's main country: Spanish figures differ by country. */
export function useLocale(): string {
  const language = useLanguage();
  const country = useSitePlan().market.countries[0];
  return useMemo(() => localeOf(language, country), [language, country]);
}

/** A language tag with the country added where the tag names none. */
export function localeOf(language: string, country: string | undefined): string {
  const locale = new Intl.Locale(language);
  return country === undefined || locale.region !== undefined
    ? language
    : new Intl.Locale(language, { region: country }).toString();
}
