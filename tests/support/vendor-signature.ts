import { createHmac } from 'node:crypto';

/** HMAC-SHA256 over the bytes sent, in base64url: the signature of our own contract. */
export function vendorSignature(key: string, body: string | Buffer): string {
  return createHmac('sha256', key).update(body).digest('base64url');
}
