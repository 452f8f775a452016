import type { GameCategory } from '#contract/generated/types.ts';
import { CATEGORIES, PAGE_CATEGORIES, type PageCategory } from '#domain/category/categories.ts';

/** A category with its own page: LOTT is shown on the page of ELOTT. */
export type CategoryCode = PageCategory;

export const CATEGORY_CODES = PAGE_CATEGORIES;

export const isCategoryCode = (code: string): code is CategoryCode =>
  CATEGORY_CODES.some((one) => one === code);

/** Address of a category's page. */
export const categoryPath = (code: CategoryCode): string => CATEGORIES[code].path ?? '/';

/** The categories whose vendors are listed under one entry, that of the page first. */
export function categoriesShownAs(code: CategoryCode): readonly GameCategory[] {
  const others = Object.entries(CATEGORIES).flatMap(([other, { page }]) =>
    page === code && other !== code ? [other as GameCategory] : [],
  );
  return [code, ...others];
}

/** The titles of one vendor, within the lobby at a path. */
export const vendorHref = (lobby: string, vassalage: string): string =>
  `${lobby}?vassalage=${encodeURIComponent(vassalage)}`;
