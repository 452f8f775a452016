import { CompactEncrypt, importJWK } from 'jose';
import type { PayloadKey } from '#contract/generated/types.ts';

/** Keys change each day, and the one before is read for another: a page may keep one for hours. */
const KEEP_MS = 6 * 3_600_000;

let kept: { readonly at: number; readonly key: PayloadKey } | null = null;

/**
 * Encrypts a body to the server's present key (RFC 7516), for one call on this host.
 * @returns null where the browser has no cryptography to do it with: on plain http
 */
export async function encryptBody(
  fetchKey: () => Promise<PayloadKey>,
  aim: { method: string; path: string },
  body: unknown,
): Promise<string | null> {
  // Undefined outside secure contexts, whatever its type says.
  if ((crypto.subtle as SubtleCrypto | undefined) === undefined) return null;
  if (kept === null || Date.now() - kept.at > KEEP_MS) {
    const key = await fetchKey();
    kept = { at: Date.now(), key };
  }
  const { kid, at, ...jwk } = kept.key;
  // By the server's clock: this one may be wrong.
  const now = Date.parse(at) + Date.now() - kept.at;
  const payload = {
    ...aim,
    host: location.host,
    iat: Math.floor(now / 1000),
    jti: crypto.randomUUID(),
    body,
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(await importJWK({ kty: 'EC', ...jwk }, 'ECDH-ES'));
}
