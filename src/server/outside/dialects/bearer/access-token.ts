import { randomUUID } from 'node:crypto';
import { isSignedBy, sign } from '../../../platform/signature.ts';
import type { DialectKey } from '../dialect.ts';

/** How long a token opens calls; the other kind only opens new tokens. */
export const TOKEN_SECONDS = { access: 600, refresh: 86_400 } as const;

export type TokenUse = keyof typeof TOKEN_SECONDS;

interface TokenFacts {
  readonly key: string;
  readonly use: TokenUse;
  /** Seconds since 1970. */
  readonly until: number;
}

/**
 * A token that the vendor's own key signs: nothing is stored, every node can read it, and it ends with the key.
 * Its form is facts in base64url, a point, and their HMAC.
 */
export function makeToken({ id, key }: DialectKey, use: TokenUse, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS[use];
  const facts: TokenFacts & { once: string } = { key: id, use, until, once: randomUUID() };
  const text = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${text}.${sign(key, text)}`;
}

/** @returns the key it was made with; null: it is none of these keys' tokens, of another use, or too old */
export function keyOfToken(
  token: string,
  use: TokenUse,
  keys: readonly DialectKey[],
  now: Date,
): DialectKey | null {
  const [text = '', signature = '', ...more] = token.split('.');
  if (more.length > 0) return null;
  const key = keys.find((one) => isSignedBy(one.key, text, signature));
  if (key === undefined) return null;
  const facts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as TokenFacts;
  const isLive = facts.use === use && facts.key === key.id && facts.until * 1000 > now.getTime();
  return isLive ? key : null;
}
