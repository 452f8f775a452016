import type { GameCategory } from '#contract/generated/types.ts';
import { CATEGORY_TEXTS } from '#ui/i18n/category-texts.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** Says a category as players read it, with its code: two of them share a word. */
export function useCategoryName(): (category: GameCategory) => string {
  const say = useTexts('plan');
  return (category) => `${say(CATEGORY_TEXTS[category])} · ${category}`;
}
