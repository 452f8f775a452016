import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal, type SandboxRequest } from './http.ts';

export const SIGNATURE_HEADER = 'x-gateway-signature';
const MAX_AGE_SECONDS = 300;

export interface Signer {
  /** A header over a body, or over `GET <path>`. */
  header(message: string): string;
  /** @throws Refusal 401 unless the shop signed this message within five minutes */
  checkRequest(request: SandboxRequest, message: string): void;
  /** @throws Refusal 401 unless the shop signed the query of the checkout page */
  checkCheckout(query: URLSearchParams): void;
}

/** Implements the signatures independently of the server, so that a shared fault cannot hide. */
export function signer(secret: string): Signer {
  const hmac = (message: string): string =>
    createHmac('sha256', secret).update(message).digest('base64url');

  function check(message: string, given: string): void {
    const expected = Buffer.from(hmac(message));
    const actual = Buffer.from(given);
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) {
      throw new Refusal(401, 'the signature does not match');
    }
  }

  return {
    header(message) {
      const seconds = unixSeconds();
      return `t=${seconds},v1=${hmac(`${seconds}.${message}`)}`;
    },
    checkRequest({ headers }, message) {
      const parts = new URLSearchParams(String(headers[SIGNATURE_HEADER]).replace(',', '&'));
      const seconds = parts.get('t') ?? '';
      const isRecent = Math.abs(unixSeconds() - Number(seconds)) <= MAX_AGE_SECONDS;
      if (seconds === '' || !isRecent)
        throw new Refusal(401, 'the signature is missing or too old');
      check(`${seconds}.${message}`, parts.get('v1') ?? '');
    },
    checkCheckout(query) {
      const names = ['reference', 'amount', 'currency', 'return_url', 'expires'];
      const values = names.map((name) => query.get(name) ?? '');
      if (values.includes('')) throw new Refusal(400, `the page needs ${names.join(', ')}`);
      check(['checkout', ...values].join('\n'), query.get('signature') ?? '');
    },
  };
}

const unixSeconds = (): number => Math.floor(Date.now() / 1000);
