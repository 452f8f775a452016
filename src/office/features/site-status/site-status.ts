import type { BrandStatus } from '#contract/generated/types.ts';

export type SiteStatusName = 'open' | 'maintenance' | 'blocked';

export const SITE_STATUS_NAMES = [
  'open',
  'maintenance',
  'blocked',
] as const satisfies readonly SiteStatusName[];

/** The word for a status of the contract. */
export function siteStatusName(status: BrandStatus['status']): SiteStatusName {
  return SITE_STATUS_NAMES[status];
}

/** The contract's number of a status. */
export function siteStatusNumber(name: SiteStatusName): BrandStatus['status'] {
  return name === 'open' ? 0 : name === 'maintenance' ? 1 : 2;
}

/** The contract's bound of a note. */
export const MAX_NOTE = 500;

/** What somebody is about to make of a brand. */
export interface StatusDraft {
  readonly status: SiteStatusName;
  readonly note: string;
}

/** What the players are told; an open site says nothing, and a note typed before is only set aside. */
export function publicNote({ status, note }: StatusDraft): string {
  return status === 'open' ? '' : note.trim();
}

/** A draft that would leave everything as it is. */
export function isUnchanged(draft: StatusDraft, now: BrandStatus): boolean {
  return siteStatusNumber(draft.status) === now.status && publicNote(draft) === now.note;
}
