import { CATEGORIES } from '#domain/category/categories.ts';
import { categoriesShownAs, CATEGORY_CODES, type CategoryCode } from './category-paths.ts';
import { type Screen, SCREENS } from './screens.ts';

export interface SpecifiedRoute {
  readonly path: string;
  /** Text key of its name, whether or not the brand offers it. */
  readonly title: Screen['title'];
  /** The category whose lobby it shows; null: a screen in SCREENS has the path. */
  readonly category: CategoryCode | null;
}

/**
 * Routes that the specification requires of every brand. `planRoutes` adds those that the brand
 * offers; `planUnofferedRoutes` adds the rest.
 */
export const SPECIFIED_ROUTES: readonly SpecifiedRoute[] = [
  ...CATEGORY_CODES.flatMap(lobbyRoutes),
  { path: SCREENS.footballSports.path, title: SCREENS.footballSports.title, category: 'SPORTS' },
  { path: SCREENS.hot.path, title: SCREENS.hot.title, category: null },
  { path: SCREENS.pointMall.path, title: SCREENS.pointMall.title, category: null },
];

function lobbyRoutes(category: CategoryCode): readonly SpecifiedRoute[] {
  return categoriesShownAs(category).flatMap((code) => {
    const { path, text: title } = CATEGORIES[code];
    return path === null ? [] : [{ path, title, category }];
  });
}
