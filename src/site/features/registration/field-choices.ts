import type { MarketPlan, PlannedField } from '#brand/site-plan.ts';
import { isolateLtr } from '#ui/i18n/isolate-ltr.ts';
import type { Say } from '#ui/i18n/useTexts.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const INCOME = ['salary', 'business', 'pension', 'savings', 'other'] as const;

/** What a field lets one choose from; null where one types. */
export function fieldChoices(
  { id, inputType }: Pick<PlannedField, 'id' | 'inputType'>,
  { countries, dialingCodes }: MarketPlan,
  language: string,
  say: Say,
): readonly Choice[] | null {
  if (id === 'sourceOfIncome') {
    return INCOME.map((value) => ({ value, label: say(`registration:income.${value}`) }));
  }
  if (id === 'countryDialingCode') {
    return dialingCodes.map((code) => ({ value: code, label: isolateLtr(code) }));
  }
  if (inputType !== 'country') return null;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return countries.map((code) => ({ value: code, label: names.of(code) ?? code }));
}
