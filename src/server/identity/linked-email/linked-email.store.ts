import { sql } from 'kysely';
import { foldEmail } from '#domain/identity/fold-email.ts';
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
  member: MemberKey,
  email: string,
  clock: Clock,
): Promise<void> {
  const { brand, memberId } = member;
  try {
    if (!(await takeMailbox(tx, member, email))) throw emailTaken();
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
    throw emailTaken(error);
  }
}

function emailTaken(cause?: unknown): Problem {
  const fault = { code: 'TAKEN', messageKey: 'error:EMAIL_TAKEN' };
  return new Problem('EMAIL_TAKEN', { fields: { '/email': fault }, cause });
}

/**
 * Makes the mailbox of a proven address the member's, and gives up the one before.
 * @returns false when another account of the brand holds it
 */
async function takeMailbox(
  tx: Tx,
  { brand, memberId }: MemberKey,
  email: string,
): Promise<boolean> {
  const mailbox = foldEmail(email);
  await sql`
    delete from linked_mailbox
    where brand = ${brand}::text and member_id = ${memberId}::bigint and mailbox <> ${mailbox}::text
  `.execute(tx);
  await noteMailbox(tx, { brand, memberId }, email);
  const { rows } = await sql`
    select 1 from linked_mailbox where brand = ${brand}::text and mailbox = ${mailbox}::text
      and member_id = ${memberId}::bigint
  `.execute(tx);
  return rows.length > 0;
}

/** Notes the mailbox of a proven address, unless another account of the brand holds it. */
export async function noteMailbox(
  tx: Tx,
  { brand, memberId }: MemberKey,
  email: string,
): Promise<void> {
  await sql`
    insert into linked_mailbox (brand, mailbox, member_id)
    values (${brand}::text, ${foldEmail(email)}::text, ${memberId}::bigint)
    on conflict do nothing
  `.execute(tx);
}
