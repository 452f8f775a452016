import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { SignedIn } from '../../platform/session/deliver-session.ts';
import { passwordFits } from '../../platform/session/password-hash.ts';
import {
  type MemberSessionOwner,
  openMemberSession,
  type Terminal,
} from '../../platform/session/session-store.ts';
import {
  type AttemptOrigin,
  failAttempt,
  judgeAttempt,
  passAttempt,
} from '../../platform/session/sign-in-attempt.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

export interface LoggedIn extends SignedIn {
  memberId: bigint;
  firstTimeLogin: boolean;
  mustChangePassword: boolean;
}

interface Credentials {
  username: string;
  password: string;
}

/**
 * Signs a member in by name and password; the session before it ends.
 * @throws Problem INVALID_CREDENTIALS, word for word the same whether the name is unknown, the
 * password is wrong, the account is closed or too many tries have locked it.
 */
export async function logIn(
  db: Db,
  credentials: Pick<MemberSessionOwner, 'brand' | 'kind' | 'limits'> & Credentials,
  terminal: Terminal & AttemptOrigin,
  clock: Clock,
): Promise<LoggedIn> {
  const { brand } = credentials;
  const key = usernameKey(credentials.username);
  const member = await db
    .selectFrom('member')
    .select(['id', 'password_hash', 'status', 'last_login_at', 'must_change_password'])
    .where('brand', '=', brand)
    .where('username_key', '=', key)
    .executeTakeFirst();
  const fits = await passwordFits(member?.password_hash ?? null, credentials.password, terminal.ip);
  const account = { brand, usernameKey: key, accountId: member?.id ?? null };
  const attempt = await judgeAttempt(db, account, terminal, clock);
  const isLocked = attempt.lockedSeconds > 0;
  if (member === undefined || !fits || isLocked || member.status === 'closed') {
    await failAttempt(db, attempt, clock);
    throw new Problem('INVALID_CREDENTIALS');
  }
  return inTransaction(db, async (tx) => {
    const opened = await openFor(tx, member, credentials, terminal, clock);
    const device = { accountId: member.id, token: terminal.deviceToken };
    return { ...opened, deviceToken: await passAttempt(tx, attempt, device, clock) };
  });
}

async function openFor(
  tx: Tx,
  member: { id: bigint; last_login_at: Date | null; must_change_password: boolean },
  credentials: Pick<MemberSessionOwner, 'brand' | 'kind' | 'limits'>,
  { ip, userAgent }: Terminal,
  clock: Clock,
): Promise<Omit<LoggedIn, 'deviceToken'>> {
  const { brand, kind, limits } = credentials;
  const owner = { brand, memberId: member.id, kind, limits, ip, userAgent };
  const session = await openMemberSession(tx, owner, clock);
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
