import type { RegisterRule } from '#contract/generated/types.ts';
import type { RegistrationMethod } from '#domain/registration/registration-form.ts';
import { marketDialingCodes } from '#domain/phone/dialing-codes.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { offeredWays } from '../../brands/offered-ways.ts';
import { Problem } from '../../platform/problem.ts';
import type { PhoneProofs } from './phone-proof.ts';

/** Terms under which a brand accepts new members by one method. */
export interface RegistrationTerms {
  brand: string;
  brandName: string;
  flags: Readonly<Record<string, boolean>>;
  rules: readonly RegisterRule[];
  minimumAge: number;
  /** Addresses that are given out for minutes are refused. */
  refusesDisposableMail: boolean;
  termsVersion: string;
  /** A phone service may prove the number. */
  takesServiceProof: boolean;
  /** With their plus sign, the main one first. */
  dialingCodes: readonly string[];
}

/** @throws Problem METHOD_NOT_OFFERED */
export function registrationTerms(
  brand: LiveBrand | null,
  method: RegistrationMethod,
  { passwordResetBy, phone }: { passwordResetBy: readonly string[]; phone: PhoneProofs },
): RegistrationTerms {
  const isOffered =
    brand !== null && offeredWays(brand, passwordResetBy).registration.includes(method);
  if (!isOffered) throw new Problem('METHOD_NOT_OFFERED');
  const { id, name, manifest } = brand;
  const { legal, market, registration } = manifest;
  return {
    brand: id,
    brandName: name,
    flags: brand.setting('whitelabelFlags'),
    rules: brand.setting('registerRules'),
    minimumAge: legal.minimumAge,
    refusesDisposableMail: registration.refusesDisposableMail,
    takesServiceProof: phone.isOffered(id),
    termsVersion: legal.termsVersion,
    dialingCodes: marketDialingCodes(market),
  };
}
