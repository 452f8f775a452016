import { ConfigError } from './config-error.ts';
import { wordsOf } from './words-of.ts';
import { isTrusted } from './read-sign-in-providers.ts';

/** A service that proves mobile numbers with codes of its own (Firebase Authentication). */
export interface PhoneServiceSettings {
  /** The id of its project, which clients name as the channel. */
  readonly project: string;
  /** Browsers call the service with it. It is public. */
  readonly apiKey: string;
  /** Who signs id tokens. */
  readonly issuer: string;
  /** Address of the JWKS with the keys that they are signed with. */
  readonly keysUrl: string;
  /** A stand-in that browsers call instead, by its origin; null: the service itself. */
  readonly standIn: string | null;
  /** Brands that use it; null: every brand. */
  readonly brands: ReadonlySet<string> | null;
}

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/**
 * Reads `PHONE_SIGN_IN_PROJECT` and `PHONE_SIGN_IN_API_KEY`, for some brands only
 * `PHONE_SIGN_IN_BRANDS`, and for another service of the same protocol `PHONE_SIGN_IN_ISSUER`,
 * `PHONE_SIGN_IN_KEYS_URL` and `PHONE_SIGN_IN_STAND_IN`.
 * @returns null: none is set up
 * @throws ConfigError for one that is not complete or not reached over https
 */
export function readPhoneService(
  environment: Readonly<Record<string, string | undefined>>,
): PhoneServiceSettings | null {
  const value = (end: string): string => environment[`PHONE_SIGN_IN_${end}`]?.trim() ?? '';
  const project = value('PROJECT');
  const apiKey = value('API_KEY');
  if (project === '' && apiKey === '') return null;
  if (project === '' || apiKey === '') {
    throw new ConfigError('PHONE_SIGN_IN_PROJECT and PHONE_SIGN_IN_API_KEY are needed together.');
  }
  for (const end of ['ISSUER', 'KEYS_URL', 'STAND_IN']) {
    if (value(end) !== '' && !isTrusted(value(end))) {
      throw new ConfigError(`PHONE_SIGN_IN_${end}: must be an https address`);
    }
  }
  const brands = wordsOf(value('BRANDS'));
  return {
    project,
    apiKey,
    issuer: value('ISSUER') || `https://securetoken.google.com/${project}`,
    keysUrl: value('KEYS_URL') || GOOGLE_KEYS,
    standIn: value('STAND_IN') === '' ? null : new URL(value('STAND_IN')).origin,
    brands: brands.length === 0 ? null : new Set(brands),
  };
}

/** What browsers of a brand call the service with; null: the brand uses none. */
export function phoneServiceOf(
  settings: PhoneServiceSettings | null,
  brand: string,
): { channel: string; apiKey: string; standIn: string | null } | null {
  if (settings === null || settings.brands?.has(brand) === false) return null;
  const { project: channel, apiKey, standIn } = settings;
  return { channel, apiKey, standIn };
}
