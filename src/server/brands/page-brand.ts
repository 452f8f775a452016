import type { PreviewFacts } from '#brand/preview-protocol.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import type { Visitor } from '#brand/server-facts.ts';
import type { VisitLocation } from '#domain/region/region-rule.ts';

/** A live brand as pages and pictures need it. */
export interface PageBrand {
  id: string;
  /** The same object for as long as nothing of the brand changes. */
  version: object;
  hash: string;
  languages: readonly string[];
  /** Whether a visitor from there sees the site, and no notice that it is closed. */
  isOpenTo(location: VisitLocation): boolean;
  defaultLanguage: string;
  plan(visit: { host: string; location: VisitLocation; visitor: Visitor }): SitePlan;
  /** What any visitor gets, in the brand's own language: its name, its colours, its pictures. */
  planForAnybody(): SitePlan;
  /** What a draft of the brand is assembled with in the builder's preview. */
  previewFacts(visit: { host: string; location: VisitLocation }): PreviewFacts;
}

export interface PageBrands {
  byHost(host: string): PageBrand | null;
  byId(id: string): PageBrand | null;
}
