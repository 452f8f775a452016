import type { SiteLink } from '#contract/generated/types.ts';
import { keyed, type Keyed } from '#staff/setting/keyed-list.ts';

/** The contract's bound. */
export const MAX_RESOURCES = 200;

export type DraftResource = Keyed<SiteLink>;
export type ResourcesDraft = readonly DraftResource[];

/** A link that nobody has filled in yet. */
export function newResource(resourceType: string): DraftResource {
  return keyed({ resourceType, name: '', labelNameEn: '', url: '' });
}

/** All there is to a link. */
export function resourceSentence({ resourceType, name, labelNameEn, url }: SiteLink): string {
  return JSON.stringify([resourceType, name, labelNameEn, url]);
}
