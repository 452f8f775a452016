import type { RegionEffect, RegionRule } from '#contract/generated/types.ts';

export type { RegionEffect, RegionRule };

/** Who may see a brand's site, by place. */
export interface RegionPolicy {
  /** For whom no rule fits. */
  readonly defaultEffect: RegionEffect;
  /** The first enabled one that fits decides. */
  readonly rules: readonly RegionRule[];
}

/** Where a visitor is seen. */
export interface VisitLocation {
  readonly ip: string;
  /** ISO 3166-1 alpha-2; null: not known. */
  readonly country: string | null;
}

const COUNTRY = /^[A-Z]{2}$/;
/** What proxies and databases write for "we do not know". */
const NO_COUNTRY = new Set(['XX', 'ZZ']);

/** A country code in upper case; null for what names no country. */
export function countryCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return COUNTRY.test(code) && !NO_COUNTRY.has(code) ? code : null;
}
