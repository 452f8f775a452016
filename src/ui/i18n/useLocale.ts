import { useMemo } from 'react';
import { localeOf } from '#domain/text/locale-of.ts';
import { useSitePlan } from '../plan/plan.atoms.ts';
import { useLanguage } from './useTexts.ts';

/** The language as it is written in the brand's main country: Spanish figures differ by country. */
export function useLocale(): string {
  const language = useLanguage();
  const country = useSitePlan().market.countries[0];
  return useMemo(() => localeOf(language, country), [language, country]);
}
