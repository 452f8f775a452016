import { randomInt } from 'node:crypto';

/** Headers of a browser with an address of its own, so that tests do not share rate limits. */
export function ownAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}
