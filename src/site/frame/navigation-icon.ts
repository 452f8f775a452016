import type { NavigationEntry } from '#brand/site-plan.ts';
import { CATEGORIES, isCategory } from '#domain/category/categories.ts';
import type { IconName } from '#ui/kit/icon-shapes.ts';

const kinds: Readonly<Record<NavigationEntry['kind'], IconName>> = {
  home: 'house',
  hot: 'flame',
  category: 'grid',
  link: 'external',
  promotions: 'gift',
};

/** The picture of a navigation entry. */
export function navigationIcon(entry: Pick<NavigationEntry, 'kind' | 'category'>): IconName {
  const { category, kind } = entry;
  return category !== null && isCategory(category) ? CATEGORIES[category].icon : kinds[kind];
}
