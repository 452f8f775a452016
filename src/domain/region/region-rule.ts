import type { RegionEffect, RegionRule } from '#contract/generated/types.ts';

export type { RegionEffect, RegionRule };

/** Access to a brand's site by location. */
export interface RegionPolicy {
  /** For whom no rule fits. */
  readonly defaultEffect: RegionEffect;
  /** The first enabled one that fits decides. */
  readonly rules: readonly RegionRule[];
}

/** A visitor's location. */
export interface VisitLocation {
  readonly ip: string;
  /** ISO 3166-1 alpha-2; null: not known. */
  readonly country: string | null;
}

const COUNTRY = /^[A-Z]{2}$/;
/** Country codes that proxies and databases use for "unknown". */
const NO_COUNTRY = new Set(['XX', 'ZZ']);

/** A country code in upper case; null for what names no country. */
export function countryCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return COUNTRY.test(code) && !NO_COUNTRY.has(code) ? code : null;
}
