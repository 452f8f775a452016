import { Secret, TOTP } from 'otpauth';

/** Six digits, new every 30 seconds, by HMAC-SHA-1: what every authenticator app can do (RFC 6238). */
const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** Steps before and after the present one that are taken too: clocks differ. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new key, in base32. */
export const newAuthenticatorKey = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads from a QR code. @param issuer the brand's name; `account` the player's */
export function keyUri(
  key: string,
  { issuer, account }: { issuer: string; account: string },
): string {
  return totpOf(key, { issuer, label: account }).toString();
}

/**
 * The time step whose code it is, counted from 1970; null: it is the code of none near `at`. Who took a
 * step before takes no code of it again, nor of an earlier one.
 */
export function stepOf(key: string, code: string, at: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d+$/.test(token) || token.length !== DIGITS) return null;
  const timestamp = at.getTime();
  const off = totpOf(key).validate({ token, timestamp, window: WINDOW });
  return off === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + off;
}

function totpOf(key: string, named: { issuer?: string; label?: string } = {}): TOTP {
  const secret = Secret.fromBase32(key);
  return new TOTP({ ...named, secret, digits: DIGITS, period: PERIOD_SECONDS });
}
