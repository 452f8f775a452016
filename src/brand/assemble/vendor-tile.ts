import { type CategoryCode, vendorHref } from '../category-paths.ts';
import { gameHref } from '../game-href.ts';
import type { VendorTile } from '../plan/navigation-plan.ts';
import { type Registry, registryUrl } from '../registry.ts';
import type { VendorFact } from '../server-facts.ts';
import type { AssembleInput } from './assemble-input.ts';

/** A vendor's tile in a drop menu. It opens the vendor's list, or starts the vendor directly. */
export function planVendorTile(
  { manifest, registry }: Pick<AssembleInput, 'manifest' | 'registry'>,
  category: CategoryCode,
  { vassalage, displayName, startCode }: VendorFact,
): VendorTile {
  // Manifests published before the field existed open lists everywhere.
  const opensList = manifest.navigation.listCentre?.includes(category) ?? true;
  const startsGame = !opensList && startCode !== undefined;
  return {
    vassalage,
    displayName,
    href: startsGame
      ? gameHref({ vassalage, gameCode: startCode })
      : vendorHref(category, vassalage),
    startsGame,
    logo: logoOf(registry, vassalage),
  };
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
