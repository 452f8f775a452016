import { createHmac, hkdfSync } from 'node:crypto';
import { textSeal } from '../platform/seal-text.ts';

/** How account numbers are kept: encrypted, with a hash by which the same number is found again. */
export interface AccountKeys {
  seal(number: string): string;
  /** @returns null for what another secret sealed */
  open(sealed: string): string | null;
  /** HMAC-SHA256 in hex: numbers are short enough to be guessed from a plain hash. */
  hash(number: string): string;
}

/** @param secret the one that stays the same for as long as the numbers are kept */
export function accountKeys(secret: string): AccountKeys {
  const { seal, open } = textSeal(secret, 'bank account number');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'bank account hash', 32));
  return { seal, open, hash: (number) => createHmac('sha256', key).update(number).digest('hex') };
}
