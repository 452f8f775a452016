import { OWN_BOOK } from '#domain/sports/own-book.ts';
import { type CategoryCode, categoryPath, vendorHref } from '../category-paths.ts';
import { gameHref } from '../game-href.ts';
import type { VendorTile } from '../plan/navigation-plan.ts';
import { type Registry, registryUrl } from '../registry.ts';
import type { VendorFact } from '../server-facts.ts';
import type { AssembleInput } from './assemble-input.ts';
import { bookCategories, otherVendorsPath } from './own-book.ts';

/** A vendor's tile in a drop menu. It opens the vendor's list, or starts the vendor directly. */
export function planVendorTile(
  input: Pick<AssembleInput, 'manifest' | 'registry' | 'permissionInfo'>,
  category: CategoryCode,
  { vassalage, displayName, startCode }: VendorFact,
): VendorTile {
  const { manifest, registry } = input;
  // Manifests published before the field existed open lists everywhere.
  const opensList = manifest.navigation.listCentre?.includes(category) ?? true;
  const startsGame = !opensList && startCode !== undefined;
  return {
    vassalage,
    displayName,
    href: startsGame
      ? gameHref({ vassalage, gameCode: startCode })
      : listHref(input, category, vassalage),
    startsGame,
    logo: logoOf(registry, vassalage),
  };
}

/** The list of a vendor's titles. The own book is its own list, and the others' is next to it. */
function listHref(
  facts: Pick<AssembleInput, 'permissionInfo'>,
  category: CategoryCode,
  vassalage: string,
): string {
  const led = bookCategories(facts).find((one) => one === category);
  if (led === undefined) return vendorHref(categoryPath(category), vassalage);
  return vassalage === OWN_BOOK
    ? categoryPath(category)
    : vendorHref(otherVendorsPath(led), vassalage);
}

/** Vendor codes are DEMO_LIVE or house; registry ids are demo-live or house. */
function logoOf(registry: Registry, vassalage: string): VendorTile['logo'] {
  const id = vassalage.toLowerCase().replaceAll('_', '-');
  if (!Object.hasOwn(registry.providers, id)) return null;
  const logo = registry.providers[id]?.logo;
  if (logo === undefined) return null;
  return {
    light: registryUrl('providers', logo.light),
    dark: registryUrl('providers', logo.dark),
  };
}
