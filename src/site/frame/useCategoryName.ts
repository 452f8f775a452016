import { useCallback } from 'react';
import type { GameCategory } from '#contract/generated/types.ts';
import { CATEGORY_TEXTS } from '#ui/i18n/category-texts.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** Name of a category. The lobby has one name for both lotteries; terms and figures keep them apart. */
export function useCategoryName(): (category: GameCategory) => string {
  const say = useTexts('shell', 'plan');
  return useCallback(
    (category) => say(category === 'ELOTT' ? 'shell:category.ELOTT' : CATEGORY_TEXTS[category]),
    [say],
  );
}
