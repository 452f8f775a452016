import { brandOffers } from '#brand/brand-offers.ts';
import { type FlagEffect, flagEffect } from '#domain/whitelabel/flag-effect.ts';
import type { LiveBrand } from './live-brand.ts';

/**
 * The ways to sign in, to register and to reset a password that a brand's players have: those that its
 * manifest shows, its flags allow and the server can go.
 */
export function offeredWays(
  brand: Pick<LiveBrand, 'setting' | 'manifest'>,
  passwordResetBy: readonly string[],
): FlagEffect {
  return flagEffect(brand.setting('whitelabelFlags'), brandOffers(brand.manifest, passwordResetBy));
}
