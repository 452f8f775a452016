import type { BrandOffers } from '#contract/generated/types.ts';
import { openMethods } from '../registration/registration-form.ts';

export type FlagValues = Readonly<Record<string, boolean>>;

/** What players get of what the brand shows, with these switches. */
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
  /** Nobody could come in: refused. */
  | 'NO_SIGN_IN'
  /** Nobody new can come. */
  | 'NO_REGISTRATION'
  /** Who registers by mobile has no password, and codes to sign in with are off. */
  | 'MOBILE_MEMBERS_LOCKED_OUT'
  /** Who forgets the password stays out. */
  | 'NO_PASSWORD_RESET';

/** What an operator should know before these switches hold. */
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
