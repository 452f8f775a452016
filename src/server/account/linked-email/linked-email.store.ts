import { sql } from 'kysely';
import { emailKey } from '#domain/password/reset-limits.ts';
import type { LinkedEmail } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** The address of a member's account, and when the member has proven it. */
export async function linkedEmailOf(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<Omit<LinkedEmail, 'offered'>> {
  const row = await db
    .selectFrom('member')
    .select(['email_verified_at', 'password_hash'])
    .select(sql<string | null>`profile ->> 'email'`.as('address'))
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  return {
    address: row.address === '' ? null : row.address,
    linkedAt: row.email_verified_at?.toISOString() ?? null,
    hasPassword: row.password_hash !== null,
  };
}

/**
 * Makes a proven address that of the account: resets of the password and codes go there from now on.
 * @throws Problem EMAIL_TAKEN at /email: another account of the brand has proven it
 */
export async function linkEmail(
  tx: Tx,
  { brand, memberId }: MemberKey,
  email: string,
  clock: Clock,
): Promise<void> {
  try {
    await tx
      .updateTable('member')
      .set({
        email_key: emailKey(email),
        email_verified_at: clock.now(),
        profile: sql`profile || jsonb_build_object('email', ${email.trim()}::text)`,
      })
      .where('id', '=', memberId)
      .where('brand', '=', brand)
      .execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const fault = { code: 'TAKEN', messageKey: 'error:EMAIL_TAKEN' };
    throw new Problem('EMAIL_TAKEN', { fields: { '/email': fault }, cause: error });
  }
}
