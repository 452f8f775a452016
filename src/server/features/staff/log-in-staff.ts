import { requireFactorIfOn } from '../../identity/second-factor/after-factor.ts';
import type { FactorKeys } from '../../identity/second-factor/second-factor.store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { passwordFits } from '../../platform/session/password-hash.ts';
import type { Terminal } from '../../platform/session/terminal.ts';
import {
  type AttemptOrigin,
  failAttempt,
  judgeAttempt,
} from '../../platform/session/sign-in-attempt.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { openStaffSignIn, type StaffSignedIn } from './open-staff-sign-in.ts';
import { NO_BRAND, staffAccount } from './staff-factor.ts';

/**
 * Signs a member of staff in.
 * @throws Problem INVALID_CREDENTIALS, the same for an unknown name, a wrong password and a blocked
 * account; SECOND_FACTOR_REQUIRED after the right password where an app is set up, and
 * SECOND_FACTOR_INVALID for a wrong code; TOO_MANY_WRONG_CODES; ACCOUNT_LOCKED after too many wrong tries for a name, existing or not, from the same source.
 */
export async function logInStaff(
  { db, keys }: { db: Db; keys: FactorKeys },
  credentials: { username: string; password: string; code?: string },
  terminal: Terminal & AttemptOrigin,
  clock: Clock,
): Promise<StaffSignedIn> {
  const key = usernameKey(credentials.username);
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'status'])
    .where('username_key', '=', key)
    .executeTakeFirst();
  // The password is compared before the lock is looked up: a locked name answers no faster.
  const caller = { brand: NO_BRAND, ip: terminal.ip };
  const fits = await passwordFits(staff?.password_hash ?? null, credentials.password, caller);
  const account = { brand: NO_BRAND, usernameKey: key, accountId: staff?.id ?? null };
  const attempt = await judgeAttempt(db, account, terminal, clock);
  const { lockedSeconds } = attempt;
  if (lockedSeconds > 0) throw new Problem('ACCOUNT_LOCKED', { retryAfterSeconds: lockedSeconds });
  if (staff === undefined || !fits || staff.status !== 'active') {
    await failAttempt(db, attempt, clock);
    throw new Problem('INVALID_CREDENTIALS');
  }
  const owner = staffAccount(staff.id);
  await requireFactorIfOn({ db, keys, clock }, owner, credentials.code, async () => attempt);
  return inTransaction(db, (tx) => openStaffSignIn(tx, staff.id, attempt, terminal, clock));
}
