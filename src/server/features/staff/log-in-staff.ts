import {
  type FactorKeys,
  secondFactorSince,
  takeFactor,
  wrongFactor,
} from '../../account/second-factor/second-factor.store.ts';
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
  type SignInAttempt,
} from '../../platform/session/sign-in-attempt.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { openStaffSignIn, type StaffSignedIn } from './open-staff-sign-in.ts';
import { factorOf, NO_BRAND, staffAccount } from './staff-factor.ts';

/**
 * Signs a member of staff in.
 * @throws Problem INVALID_CREDENTIALS, the same for an unknown name, a wrong password and a blocked
 * account; SECOND_FACTOR_REQUIRED after the right password where an app is set up, and
 * SECOND_FACTOR_INVALID for a wrong code; ACCOUNT_LOCKED after too many wrong tries for a name, existing or not, from the same source.
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
  const fits = await passwordFits(staff?.password_hash ?? null, credentials.password, terminal.ip);
  const account = { brand: NO_BRAND, usernameKey: key, accountId: staff?.id ?? null };
  const attempt = await judgeAttempt(db, account, terminal, clock);
  const { lockedSeconds } = attempt;
  if (lockedSeconds > 0) throw new Problem('ACCOUNT_LOCKED', { retryAfterSeconds: lockedSeconds });
  if (staff === undefined || !fits || staff.status !== 'active') {
    await failAttempt(db, attempt, clock);
    throw new Problem('INVALID_CREDENTIALS');
  }
  await requireFactor({ db, keys }, staff.id, credentials.code, attempt, clock);
  return inTransaction(db, (tx) => openStaffSignIn(tx, staff.id, attempt, terminal, clock));
}

/** A right code lets the sign-in go on; a wrong one counts as a wrong password does. */
async function requireFactor(
  { db, keys }: { db: Db; keys: FactorKeys },
  staffId: bigint,
  code: string | undefined,
  attempt: SignInAttempt,
  clock: Clock,
): Promise<void> {
  const account = staffAccount(staffId);
  if ((await secondFactorSince(db, account)) === null) return;
  if (code === undefined) throw new Problem('SECOND_FACTOR_REQUIRED');
  const isRight = await inTransaction(db, (tx) =>
    takeFactor(tx, account, factorOf(code), { keys, clock, confirmed: true }),
  );
  if (isRight) return;
  await failAttempt(db, attempt, clock);
  throw wrongFactor();
}
