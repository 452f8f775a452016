import { useCallback } from 'react';
import { useSitePlan } from '../plan/plan.atoms.ts';

export interface WordsIn {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
}

/**
 * What an element is told of words that operators wrote: their language where it is not the page's,
 * so that they are read aloud, broken and set as such. Null: the page's.
 */
export function useWordsIn(): (language: string | null) => WordsIn {
  const { current, enabled } = useSitePlan().languages;
  return useCallback(
    (language) => {
      if (language === null || language === current) return {};
      const dirOf = (code: string) => enabled.find((one) => one.code === code)?.dir;
      // A language that the brand does not offer is known by its letters.
      const dir = dirOf(language) ?? 'auto';
      return { lang: language, ...(dir === dirOf(current) ? {} : { dir }) };
    },
    [current, enabled],
  );
}
