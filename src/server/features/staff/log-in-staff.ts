import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { passwordFits } from '../../platform/session/password-hash.ts';
import { type NewSession, openStaffSession } from '../../platform/session/session-store.ts';
import type { Terminal } from '../../platform/session/terminal.ts';
import {
  type AttemptOrigin,
  failAttempt,
  judgeAttempt,
  passAttempt,
} from '../../platform/session/sign-in-attempt.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

/** Staff belong to no brand, and no brand has this id. */
const NO_BRAND = '';

/**
 * Signs a member of staff in.
 * @throws Problem INVALID_CREDENTIALS, the same for an unknown name, a wrong password and a blocked
 * account; ACCOUNT_LOCKED after too many wrong tries for a name, existing or not, from the same source.
 */
export async function logInStaff(
  db: Db,
  credentials: { username: string; password: string },
  terminal: Terminal & AttemptOrigin,
  clock: Clock,
): Promise<{ staffId: bigint; session: NewSession; deviceToken: string }> {
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
  return inTransaction(db, async (tx) => {
    const { ip, userAgent } = terminal;
    const session = await openStaffSession(tx, { staffId: staff.id, ip, userAgent }, clock);
    await tx
      .updateTable('staff')
      .set({ last_login_at: clock.now() })
      .where('id', '=', staff.id)
      .execute();
    const device = { accountId: staff.id, token: terminal.deviceToken };
    const deviceToken = await passAttempt(tx, attempt, device, clock);
    return { staffId: staff.id, session, deviceToken };
  });
}
