import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export function sha256Hex(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** HMAC-SHA256 in base64url. */
export function sign(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('base64url');
}

/** Constant-time comparison; texts of other lengths differ without telling by how much. */
export function sameText(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest();
  const right = createHash('sha256').update(b).digest();
  return timingSafeEqual(left, right);
}
