import type { NavigationEntry } from '#brand/site-plan.ts';
import type { IconName } from '#ui/kit/icon-shapes.ts';

const categories: Readonly<Record<string, IconName>> = {
  RNG: 'slots',
  LIVE: 'live',
  SPORTS: 'ball',
  ESPORTS: 'gameController',
  ELOTT: 'ticket',
  LOTT: 'ticket',
  FISH: 'fish',
  PVP: 'cards',
  COCKFIGHT: 'feather',
};

const kinds: Readonly<Record<NavigationEntry['kind'], IconName>> = {
  home: 'house',
  hot: 'flame',
  category: 'grid',
  link: 'external',
  promotions: 'gift',
};

/** The picture of a navigation entry. */
export function navigationIcon(entry: Pick<NavigationEntry, 'kind' | 'category'>): IconName {
  return (entry.category === null ? undefined : categories[entry.category]) ?? kinds[entry.kind];
}
