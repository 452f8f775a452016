import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Parts } from '../../parts.ts';
import { partnerKeys } from '../../platform/partners.ts';
import { Problem } from '../../platform/problem.ts';
import type { SignatureCheck } from '../../platform/session/resolve-caller.ts';
import { isSignedBy } from '../../platform/signature.ts';
import { VENDOR_HEADER, VENDOR_SIGNATURE_HEADER } from '../../outside/dialects/hmac/dialect.ts';

/**
 * HMAC-SHA256 over the raw bytes of the body. A vendor may have two keys at a time, so that one can
 * be replaced without a stop. Vendors of this server have theirs from the configuration.
 * @throws Problem INVALID_PARTNER for a vendor we do not know, INVALID_SIGNATURE
 */
export function vendorSignatures({
  config,
  catalogue,
  vendors,
}: Pick<Parts, 'config' | 'catalogue' | 'vendors'>): SignatureCheck {
  /** Of vendors that are code, whose keys do not change while the server runs. */
  const own = new Map<string, readonly KeyObject[]>();
  const ownKeys = (code: string): readonly KeyObject[] | null => {
    const known = own.get(code);
    if (known !== undefined) return known;
    const vendor = catalogue.vendor(code);
    if (vendor === null || vendor.outside !== undefined) return null;
    const made = partnerKeys(config, 'vendor', code).map((key) => createSecretKey(key, 'utf8'));
    own.set(code, made);
    return made;
  };
  const keysOf = (code: string): readonly (KeyObject | string)[] | null => {
    const outside = vendors.caller(code);
    if (outside === null) return ownKeys(code);
    return outside.dialect.code === 'hmac' ? outside.keys.map(({ key }) => key) : null;
  };
  return ({ headers, rawBody }) => {
    const vendor = headers[VENDOR_HEADER];
    const given = headers[VENDOR_SIGNATURE_HEADER];
    const known = typeof vendor === 'string' ? keysOf(vendor) : null;
    if (typeof vendor !== 'string' || known === null) throw new Problem('INVALID_PARTNER');
    const fits = typeof given === 'string' && known.some((key) => isSignedBy(key, rawBody, given));
    if (!fits) throw new Problem('INVALID_SIGNATURE');
    return { kind: 'vendor', code: vendor };
  };
}
