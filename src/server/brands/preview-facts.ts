import type { PreviewFacts } from '#brand/preview-protocol.ts';
import type { Registry } from '#brand/registry.ts';
import type { LiveBrand } from './live-brand.ts';
import { permissionInfo, type VisitFacts } from './permission-info.ts';

/** What the preview's page assembles a draft with: all that `planFor` has but the manifest and the visitor. */
export function previewFacts(
  brand: LiveBrand,
  registry: Registry,
  visit: VisitFacts,
): PreviewFacts {
  return {
    flags: brand.setting('whitelabelFlags'),
    registerRules: brand.setting('registerRules'),
    // Staff look at a draft from wherever they are: no region rule is for them.
    permissionInfo: { ...permissionInfo(brand, visit), regionRestricted: brand.siteStatus === 2 },
    registry,
  };
}
