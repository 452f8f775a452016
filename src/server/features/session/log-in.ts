import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { passwordFits } from '../../platform/session/password-hash.ts';
import {
  type NewSession,
  openMemberSession,
  type Terminal,
} from '../../platform/session/session-store.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { clearFailures, isLockedOut, noteFailure } from '../../platform/session/login-failures.ts';

export interface LoggedIn {
  session: NewSession;
  memberId: bigint;
  firstTimeLogin: boolean;
  mustChangePassword: boolean;
}

/**
 * Signs a member in by name and password.
 * @throws Problem INVALID_CREDENTIALS, word for word the same whether the name is unknown, the
 * password is wrong, the account is closed or too many tries have locked it.
 */
export async function logIn(
  db: Db,
  credentials: { brand: string; username: string; password: string; kind: 'cookie' | 'bearer' },
  terminal: Terminal,
  clock: Clock,
): Promise<LoggedIn> {
  const key = usernameKey(credentials.username);
  const member = await db
    .selectFrom('member')
    .select(['id', 'password_hash', 'status', 'last_login_at', 'must_change_password'])
    .where('brand', '=', credentials.brand)
    .where('username_key', '=', key)
    .executeTakeFirst();
  const fits = await passwordFits(member?.password_hash ?? null, credentials.password);
  const account = { brand: credentials.brand, usernameKey: key };
  const locked = await isLockedOut(db, account, clock);
  if (member === undefined || !fits || locked || member.status === 'closed') {
    if (!locked) await inTransaction(db, (tx) => noteFailure(tx, account, clock));
    throw new Problem('INVALID_CREDENTIALS');
  }
  return inTransaction(db, async (tx) => {
    await clearFailures(tx, account);
    return openFor(tx, member, credentials, terminal, clock);
  });
}

async function openFor(
  tx: Tx,
  member: { id: bigint; last_login_at: Date | null; must_change_password: boolean },
  credentials: { brand: string; kind: 'cookie' | 'bearer' },
  terminal: Terminal,
  clock: Clock,
): Promise<LoggedIn> {
  const session = await openMemberSession(
    tx,
    { ...terminal, brand: credentials.brand, memberId: member.id, kind: credentials.kind },
    clock,
  );
  await tx
    .updateTable('member')
    .set({ last_login_at: clock.now(), previous_login_at: member.last_login_at })
    .where('id', '=', member.id)
    .execute();
  return {
    session,
    memberId: member.id,
    firstTimeLogin: member.last_login_at === null,
    mustChangePassword: member.must_change_password,
  };
}
