import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/database.ts';
import { isUniqueViolation } from '../platform/db/in-transaction.ts';
import { newId } from '../platform/id.ts';
import { Problem } from '../platform/problem.ts';
import { usernameKey } from '../platform/session/username-key.ts';

export interface NewMember {
  brand: string;
  username: string;
  /** A proven number in E.164 form. */
  mobile: string | null;
  /** null: the member signs in with codes. */
  passwordHash: string | null;
  language: string;
  currency: string;
  /** The optional fields that the brand asks for, as given; never a password. */
  profile: Readonly<Record<string, string>>;
  registerUrl: string;
  registerDomain: string;
  registerMethod: string;
  /** Who invited them; null: nobody. */
  invitation: {
    readonly inviterId: bigint;
    readonly code: string | null;
    readonly link: { readonly id: bigint } | null;
  } | null;
  /** Somebody else chose the password: it is changed at the first sign-in. */
  mustChangePassword?: boolean;
  ip: string;
  termsVersion: string;
  /** The registration also signs in. */
  opensSession: boolean;
}

/**
 * Writes a new member.
 * @throws Problem USERNAME_TAKEN when the name or the proven number is in use on this brand; the field
 * at fault is `/username` or `/mobileNum`
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
        password_changed_at: member.passwordHash === null ? null : now,
        mobile_key: member.mobile,
        mobile_verified_at: member.mobile === null ? null : now,
        nickname: member.username.trim(),
        language: member.language,
        currency: member.currency,
        profile: JSON.stringify(member.profile),
        register_url: member.registerUrl,
        register_domain: member.registerDomain,
        register_method: member.registerMethod,
        invited_by: member.invitation?.inviterId ?? null,
        affiliate_code: member.invitation?.code ?? null,
        registration_link_id: member.invitation?.link?.id ?? null,
        must_change_password: member.mustChangePassword ?? false,
        registered_ip: member.ip,
        terms_version: member.termsVersion,
        terms_accepted_at: now,
        last_login_at: member.opensSession ? now : null,
        created_at: now,
      })
      .execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const isNumber = member.mobile !== null && usernameKey(member.username) === member.mobile;
    const { constraint } = error as { constraint?: string };
    const pointer = isNumber || constraint === 'member_mobile' ? '/mobileNum' : '/username';
    throw new Problem('USERNAME_TAKEN', { fields: { [pointer]: { code: 'taken' } } });
  }
  return id;
}
