import { provePassword, wrongPassword } from '../../account/prove-password.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { MemberCaller } from '../../platform/session/caller.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import type { AttemptOrigin } from '../../platform/session/sign-in-attempt.ts';
import { writePassword } from './password.store.ts';

/** Whether the member has a password; one who registered with a code has none. */
export async function hasPassword(
  db: Db,
  { brand, memberId }: Pick<MemberCaller, 'brand' | 'memberId'>,
): Promise<boolean> {
  const member = await db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  return member.password_hash !== null;
}

/**
 * Replaces a password that the caller knows, or sets the first one. A wrong old password counts as a
 * wrong sign-in does, and while the caller's device or address group is locked the right one is answered
 * as a wrong one: a stolen session allows no more guesses here than the sign-in does.
 * @param given `oldPassword` is null for a member who has no password
 * @throws Problem WRONG_PASSWORD
 */
export async function changePassword(
  db: Db,
  caller: Pick<MemberCaller, 'brand' | 'memberId' | 'tokenHash'>,
  given: { oldPassword: string | null; newPassword: string },
  origin: AttemptOrigin,
  clock: Clock,
): Promise<void> {
  const { brand, memberId } = caller;
  const replaces =
    given.oldPassword === null
      ? null
      : await provePassword(
          db,
          caller,
          given.oldPassword,
          { ...origin, pointer: '/oldPassword' },
          clock,
        );
  const password = {
    hash: await hashPassword(given.newPassword, { brand, ip: origin.ip }),
    replaces,
    keepTokenHash: caller.tokenHash,
  };
  const written = await inTransaction(db, (tx) =>
    writePassword(tx, { brand, memberId }, password, clock),
  );
  // Changed from elsewhere meanwhile: what was given is not the password any more.
  if (!written) throw wrongPassword('/oldPassword');
}
