import { mobileNumberOf } from '#domain/phone/phone-number.ts';
import { isPasswordDue } from '#domain/password/password-due.ts';
import { isBreached } from '#domain/password/password-estimate.ts';
import type { HumanCheck, SecondFactorPolicy } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import { requireHumanCheck } from '../../account/human-check/require-human-check.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { SignedIn } from '../../platform/session/deliver-session.ts';
import { passwordFits } from '../../platform/session/password-hash.ts';
import type { Terminal } from '../../platform/session/terminal.ts';
import {
  type AttemptOrigin,
  failAttempt,
  judgeAttempt,
  passAttempt,
} from '../../platform/session/sign-in-attempt.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { findSignInMember } from '../../platform/session/find-sign-in-member.ts';
import { factorsAskedOf } from './factors-of-member.read.ts';
import { holdSignIn } from './sign-in-challenge.store.ts';
import { type OpenedSignIn, openSignIn, type SignInOwner } from './open-sign-in.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';

export type LoggedIn = SignedIn & OpenedSignIn;

export interface Credentials {
  username: string;
  password: string;
  /** Of the brand's main country: a name may be a mobile number. */
  dialingCode: string;
  humanCheck: HumanCheck | undefined;
  /** As the brand asks for it. */
  secondFactor: SecondFactorPolicy;
  /** Days after which a password expires; null: never. */
  maxAgeDays: number | null;
}

/**
 * Signs a member in by name or mobile number, and password; the session before it ends.
 * @throws Problem INVALID_CREDENTIALS, word for word the same whether the name is unknown, the
 * password is wrong, the account is closed or too many tries have locked it; CAPTCHA_REQUIRED after
 * some wrong passwords, also for names that do not exist; CAPTCHA_INVALID; SECOND_FACTOR_REQUIRED
 * after the right password, with the sign-in to go on with.
 */
export async function logIn(
  {
    db,
    clock,
    humanChecks,
    passwordResetBy,
  }: Pick<Parts, 'db' | 'clock' | 'humanChecks' | 'passwordResetBy'>,
  credentials: Omit<SignInOwner, keyof Terminal | 'passwordDue'> & Credentials,
  terminal: Terminal & AttemptOrigin,
): Promise<LoggedIn> {
  const { brand, kind, limits, area, agentsApart, ...given } = credentials;
  const { username, password, dialingCode, humanCheck, maxAgeDays, secondFactor } = given;
  const member = await findSignInMember(db, brand, username, dialingCode);
  // However a number is written, tries count in one place: they do not tell whether it has an account.
  const key =
    member?.username_key ?? mobileNumberOf(username, dialingCode) ?? usernameKey(username);
  const account = { brand, usernameKey: key, accountId: member?.id ?? null };
  const { needsHumanCheck, checkEffort } = await judgeAttempt(db, account, terminal, clock);
  // Before the work of a hash: a flood of guesses costs none.
  if (needsHumanCheck) {
    await requireHumanCheck(humanChecks, brand, humanCheck, checkEffort);
  }
  const caller = { brand, ip: terminal.ip };
  const fits = await passwordFits(member?.password_hash ?? null, password, caller);
  // Again: attempts at the same time have been counted meanwhile.
  const attempt = await judgeAttempt(db, account, terminal, clock);
  const isLocked = attempt.lockedSeconds > 0;
  if (member === undefined || !fits || isLocked || member.status === 'closed') {
    await failAttempt(db, attempt, clock);
    throw new Problem('INVALID_CREDENTIALS');
  }
  const passwordDue = isPasswordDue(
    {
      mustChange: member.must_change_password,
      changedAt: member.password_changed_at,
      maxAgeDays,
      isBreached: isBreached(password),
    },
    clock.now(),
  );
  const kinds = await factorsAskedOf(
    { db, clock, passwordResetBy },
    secondFactor,
    {
      brand,
      memberId: member.id,
      mobile: member.mobile_key,
      email: member.email_key,
      isFirst: member.last_login_at === null,
    },
    { source: attempt.source, ip: terminal.ip },
  );
  if (kinds.length > 0) {
    const held = { brand, memberId: member.id, kind, area, passwordDue, kinds };
    throw await inTransaction(db, (tx) => holdSignIn(tx, held, clock));
  }
  return inTransaction(db, async (tx) => {
    const { ip, userAgent } = terminal;
    const owner = { area, agentsApart, brand, kind, limits, ip, userAgent, passwordDue };
    const opened = await openSignIn(tx, member, owner, clock);
    const device = { accountId: member.id, token: terminal.deviceToken, terminal };
    // The first sign-in of an account is on a new device, and no news.
    if (!opened.firstTimeLogin) {
      await tellOfNewDevice(tx, { brand, memberId: member.id }, attempt, terminal, clock);
    }
    return { ...opened, deviceToken: await passAttempt(tx, attempt, device, clock) };
  });
}
