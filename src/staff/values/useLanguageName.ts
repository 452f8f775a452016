import { useMemo } from 'react';
import { useOfficeLocale } from './useOfficeLocale.ts';

/** Says what a language is called, in the reader's own. */
export function useLanguageName(): (code: string) => string {
  const locale = useOfficeLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language' });
    return (code) => {
      const name = names.of(code) ?? code;
      return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
    };
  }, [locale]);
}
