import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { Problem } from '../platform/problem.ts';
import type { MemberCaller } from '../platform/session/caller.ts';
import { passwordFits } from '../platform/session/password-hash.ts';
import {
  type AttemptOrigin,
  failAttempt,
  judgeAttempt,
} from '../platform/session/sign-in-attempt.ts';

/**
 * Proves a caller by the password to sign in, with the counts and locks of the sign-in.
 * @returns the hash of the password
 * @throws Problem WRONG_PASSWORD at the pointer
 */
export async function provePassword(
  db: Db,
  { brand, memberId }: Pick<MemberCaller, 'brand' | 'memberId'>,
  password: string,
  { pointer, ...origin }: AttemptOrigin & { pointer: string },
  clock: Clock,
): Promise<string | null> {
  const member = await db
    .selectFrom('member')
    .select(['username_key', 'password_hash'])
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  const account = { brand, usernameKey: member.username_key, accountId: memberId };
  const fits = await passwordFits(member.password_hash, password, { brand, ip: origin.ip });
  const attempt = await judgeAttempt(db, account, origin, clock);
  if (!fits || attempt.lockedSeconds > 0) {
    await failAttempt(db, attempt, clock);
    throw wrongPassword(pointer);
  }
  return member.password_hash;
}

export function wrongPassword(pointer: string): Problem {
  const fields = { [pointer]: { code: 'WRONG', messageKey: 'error:WRONG_PASSWORD' } };
  return new Problem('WRONG_PASSWORD', { fields });
}
