import { randomBytes } from 'node:crypto';

/** For example PAY-4F0C8A21D3B7. */
export const randomNumber = (prefix: string): string =>
  `${prefix}-${randomBytes(6).toString('hex').toUpperCase()}`;
