// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { ClientToken, FactChange, FactVersion } from './shared.ts';

/**
 * 0 normal, 1 maintenance, 2 blocked for the region or address of the visitor.
 */
export type SiteStatus = 0 | 1 | 2;
export interface GetPlanQuery {
  /**
   * Of createPreviewToken: the draft in place of the live revision.
   */
  preview?: ClientToken;
}
/**
 * A link or text that operators set for the site.
 */
export interface SiteLink {
  resourceType: string;
  name: string;
  labelNameEn: string;
  url: string;
}
/**
 * The links that operators set for a brand's site.
 */
export interface SiteLinkSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: as the platform set it up.
   */
  lastChange: FactChange | null;
  /**
   * Types that the brand's live manifest asks for, in its order.
   *
   * @maxItems 200
   */
  places: string[];
  /**
   * @maxItems 200
   */
  resources: SiteLink[];
}
export interface SitePlanValue {
  /**
   * Of the resolved manifest.
   */
  hash: string;
  /**
   * The SitePlan as `assemble` of the brand layer returns it.
   */
  plan: {
    [k: string]: unknown;
  };
}
