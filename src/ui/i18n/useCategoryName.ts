import { useCallback } from 'react';
import type { GameCategory } from '#contract/generated/types.ts';
import { CATEGORIES } from '#domain/category/categories.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** Name of a category. */
export function useCategoryName(): (category: GameCategory) => string {
  const say = useTexts('plan');
  return useCallback((category) => say(CATEGORIES[category].text), [say]);
}
