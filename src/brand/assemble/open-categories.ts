import { categoriesShownAs, type CategoryCode } from '../category-paths.ts';
import type { VendorFact } from '../server-facts.ts';
import type { AssembleInput } from './assemble-input.ts';

/** A category's vendors in the server's order, those of LOTT after those of ELOTT. */
export function vendorsOf(
  { permissionInfo }: Pick<AssembleInput, 'permissionInfo'>,
  category: CategoryCode,
): readonly VendorFact[] {
  const { vendorsByCategory } = permissionInfo;
  const all = categoriesShownAs(category).flatMap((code) =>
    Object.hasOwn(vendorsByCategory, code) ? (vendorsByCategory[code] ?? []) : [],
  );
  // Keep the first fact of a vendor: its title to start belongs to the page's own category.
  const first = new Map(all.toReversed().map((vendor) => [vendor.vassalage, vendor]));
  return [...new Set(all.map(({ vassalage }) => vassalage))].flatMap(
    (vassalage) => first.get(vassalage) ?? [],
  );
}

/** Categories that are in the navigation, have a vendor, and whose lobby is built. */
export function findOpenCategories(
  input: Pick<AssembleInput, 'manifest' | 'permissionInfo'>,
): readonly CategoryCode[] {
  if (!input.permissionInfo.built.includes('lobby')) return [];
  return input.manifest.navigation.entries.flatMap((entry) =>
    entry.kind === 'category' &&
    entry.hidden !== true &&
    vendorsOf(input, entry.category).length > 0
      ? [entry.category]
      : [],
  );
}

/** Codes of the games behind the open categories: an entry of lotteries may have one kind or both. */
export function playableCategories({
  openCategories,
  permissionInfo,
}: Pick<AssembleInput, 'permissionInfo'> & {
  openCategories: readonly CategoryCode[];
}): readonly string[] {
  const { vendorsByCategory } = permissionInfo;
  return openCategories
    .flatMap(categoriesShownAs)
    .filter(
      (code) =>
        Object.hasOwn(vendorsByCategory, code) && (vendorsByCategory[code] ?? []).length > 0,
    );
}
