import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberCaller } from '../../platform/session/caller.ts';
import { isLockedOut, noteFailure } from '../../platform/session/login-failures.ts';
import { hashPassword, passwordFits } from '../../platform/session/password-hash.ts';
import { writePassword } from './password.store.ts';

/**
 * Sets a new password in the place of a known one. A wrong one counts as a wrong sign-in does, and
 * while the name rests the right one is answered as a wrong one: whoever found an open session can
 * try no more passwords here than at the door.
 * @throws Problem WRONG_PASSWORD
 */
export async function changePassword(
  db: Db,
  caller: Pick<MemberCaller, 'brand' | 'memberId' | 'tokenHash'>,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  clock: Clock,
): Promise<void> {
  const { brand, memberId } = caller;
  const member = await db
    .selectFrom('member')
    .select(['username_key', 'password_hash'])
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  const account = { brand, usernameKey: member.username_key };
  const fits = await passwordFits(member.password_hash, oldPassword);
  const locked = await isLockedOut(db, account, clock);
  if (!fits || locked) {
    if (!locked) await inTransaction(db, (tx) => noteFailure(tx, account, clock));
    throw wrongPassword();
  }
  const password = {
    hash: await hashPassword(newPassword),
    replaces: member.password_hash,
    keepTokenHash: caller.tokenHash,
  };
  const written = await inTransaction(db, (tx) =>
    writePassword(tx, { brand, memberId }, password, clock),
  );
  // Changed from elsewhere meanwhile: what was given is not the password any more.
  if (!written) throw wrongPassword();
}

function wrongPassword(): Problem {
  const fields = { '/oldPassword': { code: 'WRONG', messageKey: 'error:WRONG_PASSWORD' } };
  return new Problem('WRONG_PASSWORD', { fields });
}
