import type { RegisterRule } from '#contract/generated/types.ts';
import type { RegistrationMethod } from '#domain/registration/registration-form.ts';
import { marketDialingCodes } from '#domain/phone/dialing-codes.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { offeredWays } from '../../brands/offered-ways.ts';
import { Problem } from '../../platform/problem.ts';

/** Terms under which a brand accepts new members by one method. */
export interface RegistrationTerms {
  brand: string;
  brandName: string;
  flags: Readonly<Record<string, boolean>>;
  rules: readonly RegisterRule[];
  minimumAge: number;
  termsVersion: string;
  /** With their plus sign, the main one first. */
  dialingCodes: readonly string[];
}

/** @throws Problem METHOD_NOT_OFFERED */
export function registrationTerms(
  brand: LiveBrand | null,
  method: RegistrationMethod,
  passwordResetBy: readonly string[],
): RegistrationTerms {
  const isOffered =
    brand !== null && offeredWays(brand, passwordResetBy).registration.includes(method);
  if (!isOffered) throw new Problem('METHOD_NOT_OFFERED');
  const { id, name, manifest } = brand;
  const { legal, market } = manifest;
  return {
    brand: id,
    brandName: name,
    flags: brand.setting('whitelabelFlags'),
    rules: brand.setting('registerRules'),
    minimumAge: legal.minimumAge,
    termsVersion: legal.termsVersion,
    dialingCodes: marketDialingCodes(market),
  };
}
