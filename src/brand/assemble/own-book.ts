import { OWN_BOOK } from '#domain/sports/own-book.ts';
import type { CategoryCode } from '../category-paths.ts';
import { categoryPath } from '../category-paths.ts';
import type { AssembleInput } from './assemble-input.ts';

/** Categories whose address is a page of the own book. */
const BOOK_CATEGORIES = ['SPORTS', 'ESPORTS'] as const;
export type BookCategory = (typeof BOOK_CATEGORIES)[number];

type Facts = Pick<AssembleInput, 'permissionInfo'>;

const vendorsOf = ({ permissionInfo }: Facts, category: CategoryCode) =>
  permissionInfo.vendorsByCategory[category] ?? [];

/** Categories that the own book leads: their address is its page. */
export const bookCategories = (facts: Facts): readonly BookCategory[] =>
  BOOK_CATEGORIES.filter((category) => vendorsOf(facts, category)[0]?.vassalage === OWN_BOOK);

/** Whether a category that the book leads has other vendors: their titles have a lobby. */
export const hasOtherVendors = (facts: Facts, category: BookCategory): boolean =>
  vendorsOf(facts, category).length > 1;

/** The lobby of a category whose own address is the book's page. */
export const otherVendorsPath = (category: BookCategory): string => `${categoryPath(category)}/all`;
