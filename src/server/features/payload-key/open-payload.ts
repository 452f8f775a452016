import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import type { OpenPayload, PayloadAim } from '../../platform/sealed-body.ts';
import type { TextSeal } from '../../platform/seal-text.ts';
import { sha256Hex } from '../../platform/signature.ts';
import { noteUse, privateKeyOf } from './payload-key.store.ts';

/** How far a client's clock may be off, and how long a body may be under way. */
const MAX_AGE_SECONDS = 120;
const ALGORITHM = 'ECDH-ES';
const ENCRYPTION = 'A256GCM';

interface Payload extends Partial<PayloadAim> {
  /** Seconds since 1970. */
  readonly iat: number;
  readonly jti: string;
  readonly body?: unknown;
}

/** Opens encrypted bodies: each once, in time, for the call and the host that it names. */
export function payloadOpener(
  { db, clock, brands }: Pick<Parts, 'db' | 'clock' | 'brands'>,
  seal: TextSeal,
): OpenPayload {
  return async (brand, aim, token) => {
    // Where a brand does not offer it, it is a media type like any other.
    if (brands.byId(brand)?.manifest.auth.encryptsBodies !== true) {
      throw new Problem('UNSUPPORTED_MEDIA_TYPE');
    }
    const jwk = await privateKeyOf(db, kidOf(token), seal, clock);
    if (jwk === null) throw new Problem('PAYLOAD_KEY_EXPIRED');
    const payload = await decrypt(token, jwk);
    const isMeant =
      payload.method === aim.method && payload.path === aim.path && payload.host === aim.host;
    if (!isMeant) throw new Problem('PAYLOAD_UNREADABLE');
    const ageSeconds = Math.abs(clock.now().getTime() / 1000 - payload.iat);
    if (ageSeconds > MAX_AGE_SECONDS) throw new Problem('PAYLOAD_EXPIRED');
    if (!(await noteUse(db, sha256Hex(payload.jti), clock))) throw new Problem('PAYLOAD_REPLAYED');
    return JSON.stringify(payload.body ?? null);
  };
}

function kidOf(token: string): string {
  try {
    const { kid, alg, enc, zip } = decodeProtectedHeader(token) as Record<string, unknown>;
    if (typeof kid === 'string' && alg === ALGORITHM && enc === ENCRYPTION && zip === undefined) {
      return kid;
    }
  } catch {
    // No JWE.
  }
  throw new Problem('PAYLOAD_UNREADABLE');
}

async function decrypt(token: string, jwk: Parameters<typeof importJWK>[0]): Promise<Payload> {
  try {
    const { plaintext } = await compactDecrypt(token, await importJWK(jwk, ALGORITHM), {
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
    });
    const text = new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
    const payload = JSON.parse(text) as Partial<Payload> | null;
    const { iat, jti } = payload ?? {};
    if (typeof iat === 'number' && typeof jti === 'string' && jti.length >= 16) {
      return { ...payload, iat, jti };
    }
  } catch (cause) {
    throw new Problem('PAYLOAD_UNREADABLE', { cause });
  }
  throw new Problem('PAYLOAD_UNREADABLE');
}
