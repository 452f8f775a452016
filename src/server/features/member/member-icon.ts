import { createHmac } from 'node:crypto';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Hex digits of a portrait's seed. */
const SEED_DIGITS = 32;

/**
 * The seed of a member's portrait, which is public: without the server's secret it leads neither to
 * the member nor to their portrait on another brand. A new secret gives every member a new portrait.
 */
export function portraitSeed(secret: string, member: MemberKey): string {
  const text = `portrait:${member.brand}:${member.memberId}`;
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, SEED_DIGITS);
}
