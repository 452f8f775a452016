import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

export interface NewMember {
  brand: string;
  username: string;
  passwordHash: string;
  language: string;
  currency: string;
  /** The optional fields that the brand asks for, as given; never a password. */
  profile: Readonly<Record<string, string>>;
  registerUrl: string;
  ip: string;
  termsVersion: string;
}

/**
 * Writes a new member.
 * @throws Problem USERNAME_TAKEN with `/username` `taken` when the name is in use on this brand.
 */
export async function registerMember(tx: Tx, member: NewMember, clock: Clock): Promise<bigint> {
  const id = newId();
  const now = clock.now();
  try {
    await tx
      .insertInto('member')
      .values({
        id,
        brand: member.brand,
        username: member.username.trim(),
        username_key: usernameKey(member.username),
        password_hash: member.passwordHash,
        nickname: member.username.trim(),
        language: member.language,
        currency: member.currency,
        profile: JSON.stringify(member.profile),
        register_url: member.registerUrl,
        registered_ip: member.ip,
        terms_version: member.termsVersion,
        terms_accepted_at: now,
        last_login_at: null,
        created_at: now,
      })
      .execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Problem('USERNAME_TAKEN', { fields: { '/username': { code: 'taken' } } });
  }
  return id;
}
