import { wrongPassword } from '../../account/prove-password.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CallFacts, staffOf } from '../../platform/route.ts';
import { passwordFits } from '../../platform/session/password-hash.ts';
import {
  failAttempt,
  judgeAttempt,
  type SignInAttempt,
} from '../../platform/session/sign-in-attempt.ts';
import { NO_BRAND } from './staff-factor.ts';

/** The person of staff who calls. */
export const callingStaff = (db: Db, call: CallFacts) =>
  db
    .selectFrom('staff')
    .select(['id', 'username', 'username_key', 'password_hash'])
    .where('id', '=', staffOf(call).staffId)
    .executeTakeFirstOrThrow();

/** Wrong passwords and codes count as at the sign-in, and lock as there. */
export function judgeStaffAttempt(
  { db, clock }: { db: Db; clock: Clock },
  call: CallFacts,
  person: { id: bigint; username_key: string },
): Promise<SignInAttempt> {
  const account = { brand: NO_BRAND, usernameKey: person.username_key, accountId: person.id };
  return judgeAttempt(db, account, { ip: call.ip, deviceToken: call.deviceToken() }, clock);
}

/**
 * Proves a signed-in person of staff by the password.
 * @throws Problem WRONG_PASSWORD, also for the right one while the source is locked
 */
export async function requireStaffPassword(
  { db, clock }: { db: Db; clock: Clock },
  call: CallFacts,
  password: string,
): Promise<void> {
  const person = await callingStaff(db, call);
  const caller = { brand: NO_BRAND, ip: call.ip };
  const fits = await passwordFits(person.password_hash, password, caller);
  const attempt = await judgeStaffAttempt({ db, clock }, call, person);
  if (fits && attempt.lockedSeconds === 0) return;
  await failAttempt(db, attempt, clock);
  throw wrongPassword('/password');
}
