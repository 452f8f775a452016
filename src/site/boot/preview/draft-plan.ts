import { assemble } from '#brand/assemble.ts';
import type { PreviewSnapshot } from '#brand/preview-protocol.ts';
import type { Registry } from '#brand/registry.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import { themeCss } from '#brand/theme-css.ts';

export interface DraftPlan {
  readonly plan: SitePlan;
  readonly css: string;
}

/**
 * The plan of a draft as the server would make it, with its stylesheet.
 * @throws whatever a draft that is no whole manifest yet makes go wrong; the page then stays as it is.
 */
export function draftPlan(snapshot: PreviewSnapshot, registry: Registry): DraftPlan {
  const { manifest, flags, registerRules, permissionInfo, visitor, provenance } = snapshot;
  const plan = assemble({
    manifest,
    flags,
    registerRules,
    permissionInfo,
    visitor,
    registry,
    provenance,
  });
  return { plan, css: themeCss(plan.theme) };
}
