import { sameText } from '../../../platform/signature.ts';
import type { DialectKey, RawAnswer } from '../dialect.ts';
import { keyOfToken, makeToken, TOKEN_SECONDS } from './access-token.ts';

/**
 * Gives a vendor tokens for its secret, or for a refresh token (RFC 6749, sections 4.4 and 6).
 * @param rawBody JSON `{ grant_type, client_secret }` or `{ grant_type, refresh_token }`
 * @returns 401 in the words of the RFC where neither is one of this vendor's
 */
export function issueToken(rawBody: Buffer, keys: readonly DialectKey[], now: Date): RawAnswer {
  const key = grantedKey(bodyOf(rawBody), keys, now);
  if (key === null) return { status: 401, body: JSON.stringify({ error: 'invalid_client' }) };
  return {
    status: 200,
    body: JSON.stringify({
      token_type: 'Bearer',
      access_token: makeToken(key, 'access', now),
      refresh_token: makeToken(key, 'refresh', now),
      expires_in: TOKEN_SECONDS.access,
    }),
  };
}

function grantedKey(
  body: Readonly<Record<string, unknown>>,
  keys: readonly DialectKey[],
  now: Date,
): DialectKey | null {
  const { grant_type: grant, client_secret: secret, refresh_token: refresh } = body;
  if (grant === 'client_credentials' && typeof secret === 'string') {
    return keys.find(({ key }) => sameText(key, secret)) ?? null;
  }
  if (grant === 'refresh_token' && typeof refresh === 'string') {
    return keyOfToken(refresh, 'refresh', keys, now);
  }
  return null;
}

function bodyOf(rawBody: Buffer): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(rawBody.toString('utf8'));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
