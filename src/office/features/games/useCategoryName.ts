import type { GameCategory } from '#contract/generated/types.ts';
import { CATEGORIES } from '#domain/category/categories.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** Says a category as players read it, with its code: two of them share a word. */
export function useCategoryName(): (category: GameCategory) => string {
  const say = useTexts('plan');
  return (category) => `${say(CATEGORIES[category].text)} · ${category}`;
}
