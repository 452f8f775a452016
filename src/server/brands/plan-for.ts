import { assemble } from '#brand/assemble.ts';
import type { Registry } from '#brand/registry.ts';
import type { Visitor } from '#brand/server-facts.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import type { LiveBrand } from './live-brand.ts';
import { permissionInfo, type VisitFacts } from './permission-info.ts';

/** The plan of a live brand for one visit. */
export function planFor(
  brand: LiveBrand,
  registry: Registry,
  visit: VisitFacts & { visitor: Visitor },
): SitePlan {
  return assemble({
    manifest: brand.manifest,
    provenance: brand.provenance,
    registry,
    flags: brand.setting('whitelabelFlags'),
    registerRules: brand.setting('registerRules'),
    permissionInfo: permissionInfo(brand, visit),
    visitor: visit.visitor,
  });
}
