import { useCallback } from 'react';
import type { GameCategory } from '#contract/generated/types.ts';
import { useSitePlan } from './plan.atoms.ts';

/** Whether this brand has games of a category. Terms and rates leave out the others. */
export function useIsOpenCategory(): (category: GameCategory) => boolean {
  const { categories } = useSitePlan().navigation;
  return useCallback((category) => categories.includes(category), [categories]);
}
