import { randomUUID } from 'node:crypto';
import { Problem } from '../../../platform/problem.ts';
import { isSignedBy, sign } from '../../../platform/signature.ts';
import type { CallStamp, DialectKey, RawCall } from '../dialect.ts';
import { WireFields } from '../wire-fields.ts';

const SIGNATURE_HEADER = 'x-wallet-signature';
const TIME_HEADER = 'x-wallet-time';
const NONCE_HEADER = 'x-wallet-nonce';

/** A call is of now within this time, either way. */
const SKEW_MS = 5 * 60_000;

/** Headers of a call, in either direction: HMAC-SHA256 over its time, its nonce and its body. */
export function signedHeaders(body: string, key: string, now: Date): Record<string, string> {
  const time = String(now.getTime());
  const nonce = randomUUID();
  return {
    [TIME_HEADER]: time,
    [NONCE_HEADER]: nonce,
    [SIGNATURE_HEADER]: sign(key, `${time}\n${nonce}\n${body}`),
  };
}

/** @throws Problem INVALID_SIGNATURE, STALE_CALL */
export function verifySigned(
  { headers, rawBody, now }: Omit<RawCall, 'kind'>,
  keys: readonly DialectKey[],
): CallStamp {
  const time = headers[TIME_HEADER];
  const nonce = headers[NONCE_HEADER];
  const given = headers[SIGNATURE_HEADER];
  if (typeof time !== 'string' || typeof nonce !== 'string' || typeof given !== 'string') {
    throw new Problem('INVALID_SIGNATURE');
  }
  const bytes = Buffer.concat([Buffer.from(`${time}\n${nonce}\n`), rawBody]);
  if (!keys.some(({ key }) => isSignedBy(key, bytes, given))) {
    throw new Problem('INVALID_SIGNATURE');
  }
  const fields = new WireFields({ time, nonce });
  const at = fields.moment('time');
  if (Math.abs(now.getTime() - at.getTime()) > SKEW_MS) throw new Problem('STALE_CALL');
  return { at, nonce: fields.reference('nonce') };
}
