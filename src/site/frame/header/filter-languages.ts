import type { LanguagePlan } from '#brand/site-plan.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** Languages whose own name, English name or code holds what was typed, accents aside. */
export function filterLanguages<
  Language extends Pick<LanguagePlan, 'code' | 'endonym' | 'englishName'>,
>(languages: readonly Language[], typed: string): readonly Language[] {
  const wanted = foldText(typed);
  if (wanted === '') return languages;
  return languages.filter(({ code, endonym, englishName }) =>
    [endonym, englishName, code].some((name) => foldText(name).includes(wanted)),
  );
}
