import { useCallback, useMemo } from 'react';
import { countryCode } from '#domain/region/region-rule.ts';
import { useLanguage } from '#ui/i18n/useTexts.ts';

/** Names of countries in the page's language; empty for what is no code. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage();
  const names = useMemo(
    () => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
    [language],
  );
  return useCallback(
    (text) => {
      const code = countryCode(text);
      return code === null ? '' : (names.of(code) ?? '');
    },
    [names],
  );
}
