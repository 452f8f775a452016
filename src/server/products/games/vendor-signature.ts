import { createSecretKey } from 'node:crypto';
import { Problem } from '../../platform/problem.ts';
import type { SignatureCheck } from '../../platform/session/resolve-caller.ts';
import { isSignedBy } from '../../platform/signature.ts';

export const VENDOR_HEADER = 'x-vendor';
export const VENDOR_SIGNATURE_HEADER = 'x-signature';

/**
 * HMAC-SHA256 over the raw bytes of the body. A vendor may have two keys at a time, so that one can
 * be replaced without a stop.
 * @throws Problem INVALID_PARTNER for a vendor we do not know, INVALID_SIGNATURE
 */
export function vendorSignatures(byVendor: ReadonlyMap<string, readonly string[]>): SignatureCheck {
  const keysOf = new Map(
    [...byVendor].map(([vendor, keys]) => [
      vendor,
      keys.map((key) => createSecretKey(key, 'utf8')),
    ]),
  );
  return ({ headers, rawBody }) => {
    const vendor = headers[VENDOR_HEADER];
    const given = headers[VENDOR_SIGNATURE_HEADER];
    const known = typeof vendor === 'string' ? keysOf.get(vendor) : undefined;
    if (typeof vendor !== 'string' || known === undefined) throw new Problem('INVALID_PARTNER');
    const fits = typeof given === 'string' && known.some((key) => isSignedBy(key, rawBody, given));
    if (!fits) throw new Problem('INVALID_SIGNATURE');
    return { kind: 'vendor', code: vendor };
  };
}
