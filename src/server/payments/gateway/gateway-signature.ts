import type { Clock } from '../../platform/clock.ts';
import { isSignedBy, sign } from '../../platform/signature.ts';

/** Header of requests in both directions: `t=<unix seconds>,v1=<HMAC-SHA256 in base64url>`. */
export const SIGNATURE_HEADER = 'x-gateway-signature';

const HEADER = /^t=(\d{1,12}),v1=([\w-]{43})$/;
/** Limits replays and tolerates clock skew. */
const MAX_AGE_MS = 5 * 60_000;

/** Newest first: the first key signs, and each of them is accepted. */
export type GatewayKeys = readonly [string, ...string[]];

/** @param message the raw body, or `GET <path>` for a request without one */
export function signatureHeader(key: string, clock: Clock, message: string): string {
  const seconds = Math.floor(clock.now().getTime() / 1000);
  return `t=${seconds},v1=${sign(key, `${seconds}.${message}`)}`;
}

/** Whether one of the keys signed exactly these bytes within five minutes of now, in the past or the future. */
export function isFreshlySigned(
  { keys, clock }: { keys: GatewayKeys; clock: Clock },
  header: unknown,
  rawBody: Buffer,
): boolean {
  const match = typeof header === 'string' ? HEADER.exec(header) : null;
  const [, seconds, signature] = match ?? [];
  if (seconds === undefined || signature === undefined) return false;
  const ageMs = clock.now().getTime() - Number(seconds) * 1000;
  if (Math.abs(ageMs) > MAX_AGE_MS) return false;
  const message = Buffer.concat([Buffer.from(`${seconds}.`), rawBody]);
  return keys.some((key) => isSignedBy(key, message, signature));
}

export interface Checkout {
  reference: string;
  /** Decimal text. */
  amount: string;
  currency: string;
  returnUrl: string;
  /** Unix seconds. */
  expires: number;
}

/** URL of the payment page. The signature prevents the player from changing the amount. */
export function checkoutUrl(url: string, key: string, checkout: Checkout): string {
  const { reference, amount, currency, returnUrl, expires } = checkout;
  const message = ['checkout', reference, amount, currency, returnUrl, expires].join('\n');
  const query = new URLSearchParams({
    reference,
    amount,
    currency,
    return_url: returnUrl,
    expires: String(expires),
    signature: sign(key, message),
  });
  return `${url}/checkout?${query}`;
}
