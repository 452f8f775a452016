import { useCallback, useMemo } from 'react';
import { useLanguage } from '#ui/i18n/useTexts.ts';
import { type Country, countryList } from './country-list.ts';

/** Countries in the page's language, and the name of one; its code where it has no name. */
export function useCountries(): {
  countries: readonly Country[];
  countryName: (code: string) => string;
} {
  const language = useLanguage();
  const countries = useMemo(() => countryList(language), [language]);
  const names = useMemo(
    () => new Map(countries.map(({ code, name }) => [code, name])),
    [countries],
  );
  const countryName = useCallback((code: string) => names.get(code) ?? code, [names]);
  return { countries, countryName };
}
