import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { passwordFits } from '../../platform/session/password-hash.ts';
import {
  type NewSession,
  openStaffSession,
  type Terminal,
} from '../../platform/session/session-store.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { clearStaffFailures, noteStaffFailure, restSeconds } from './staff-login-failures.ts';

/**
 * Signs a member of staff in.
 * @throws Problem INVALID_CREDENTIALS, the same for an unknown name, a wrong password and a blocked
 * account; ACCOUNT_LOCKED after too many wrong tries for a name, existing or not.
 */
export async function logInStaff(
  db: Db,
  credentials: { username: string; password: string },
  terminal: Terminal,
  clock: Clock,
): Promise<{ staffId: bigint; session: NewSession }> {
  const key = usernameKey(credentials.username);
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'status'])
    .where('username_key', '=', key)
    .executeTakeFirst();
  // The password is compared before the rest is looked up: a resting name answers no faster.
  const fits = await passwordFits(staff?.password_hash ?? null, credentials.password);
  const rest = await restSeconds(db, key, clock);
  if (rest > 0) throw new Problem('ACCOUNT_LOCKED', { retryAfterSeconds: rest });
  if (staff === undefined || !fits || staff.status !== 'active') {
    await inTransaction(db, (tx) => noteStaffFailure(tx, key, clock));
    throw new Problem('INVALID_CREDENTIALS');
  }
  return inTransaction(db, async (tx) => {
    await clearStaffFailures(tx, key);
    const session = await openStaffSession(tx, { staffId: staff.id, ...terminal }, clock);
    await tx
      .updateTable('staff')
      .set({ last_login_at: clock.now() })
      .where('id', '=', staff.id)
      .execute();
    return { staffId: staff.id, session };
  });
}
