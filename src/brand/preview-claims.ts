import { isJsonObject } from './json.ts';

/**
 * What a preview token says. The server signs it; the builder and the page in the frame read origin
 * and nonce out of it, which is no secret between them.
 */
export interface PreviewClaims {
  readonly brand: string;
  /** Record id of the staff member it was made for. */
  readonly staff: string;
  /** Origin of the builder: the only one that may frame the page and send it messages. */
  readonly origin: string;
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Short keys: the whole token has to stay under 512 characters. */
export function encodePreviewClaims(claims: PreviewClaims): string {
  const { brand, staff, origin, nonce, expiresAt } = claims;
  const text = JSON.stringify({ b: brand, s: staff, o: origin, n: nonce, e: expiresAt });
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads the claims of a token without checking who signed it; null when it is none. */
export function readPreviewClaims(token: string): PreviewClaims | null {
  const content = parse(token.split('.')[0] ?? '');
  if (!isJsonObject(content)) return null;
  const { b: brand, s: staff, o: origin, n: nonce, e: expiresAt } = content;
  const fits =
    typeof brand === 'string' &&
    typeof staff === 'string' &&
    typeof origin === 'string' &&
    typeof nonce === 'string' &&
    typeof expiresAt === 'number';
  return fits ? { brand, staff, origin, nonce, expiresAt } : null;
}

function parse(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
