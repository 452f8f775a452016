import { createHash, createHmac, hash, type KeyObject, timingSafeEqual } from 'node:crypto';

export function sha256Hex(text: string | Buffer): string {
  return hash('sha256', text, 'hex');
}

/** Whether a signature is the one that `sign` makes, in constant time; its length is no secret. */
export function isSignedBy(
  secret: string | KeyObject,
  message: string | Buffer,
  given: string,
): boolean {
  const expected = Buffer.from(sign(secret, message));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** HMAC-SHA256 in base64url. A key object spares a key that is used often its preparation. */
export function sign(secret: string | KeyObject, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('base64url');
}

/** Constant-time comparison; texts of other lengths differ without telling by how much. */
export function sameText(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest();
  const right = createHash('sha256').update(b).digest();
  return timingSafeEqual(left, right);
}
