import type { BrandOffers } from '#contract/generated/types.ts';
import { openMethods } from '../registration/registration-form.ts';

export type FlagValues = Readonly<Record<string, boolean>>;

/** Elements that players get with these flags. */
export interface FlagEffect {
  readonly login: BrandOffers['login'];
  readonly registration: BrandOffers['registration'];
  readonly passwordReset: BrandOffers['passwordReset'];
  readonly freePlay: boolean;
}

/** The brand orders and words the ways; the switches take them away. Says the same as `assemble`. */
export function flagEffect(flags: FlagValues, offers: BrandOffers): FlagEffect {
  const open = new Set<string>(openMethods(flags));
  return {
    // Signing in by user name needs no switch.
    login: offers.login.filter((id) => id !== 'sms' || flags['MOBILEVERCODELOGIN3'] === true),
    registration: offers.registration.filter((id) => open.has(id)),
    passwordReset: offers.passwordReset.filter(
      (id) => id !== 'mobile' || flags['CHNGPASSVERIF3'] === true,
    ),
    freePlay: offers.freePlay && flags['FREEPLAY3'] === true,
  };
}

export type FlagWarning =
  /** No sign-in method would be left: refused. */
  | 'NO_SIGN_IN'
  /** No registration method would be left. */
  | 'NO_REGISTRATION'
  /** Members who register by mobile have no password, and sign-in codes are off. */
  | 'MOBILE_MEMBERS_LOCKED_OUT'
  /** There is no way to reset a forgotten password. */
  | 'NO_PASSWORD_RESET';

/** Warnings to an operator before these flags apply. */
export function flagWarnings(flags: FlagValues, offers: BrandOffers): readonly FlagWarning[] {
  const { login, registration, passwordReset } = flagEffect(flags, offers);
  const warnings: FlagWarning[] = [];
  if (login.length === 0) warnings.push('NO_SIGN_IN');
  if (registration.length === 0) warnings.push('NO_REGISTRATION');
  if (registration.includes('mobile') && !login.includes('sms')) {
    warnings.push('MOBILE_MEMBERS_LOCKED_OUT');
  }
  if (passwordReset.length === 0 && login.includes('username')) warnings.push('NO_PASSWORD_RESET');
  return warnings;
}
