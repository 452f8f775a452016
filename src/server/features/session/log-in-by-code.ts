import type { SecondFactorPolicy } from '#contract/generated/types.ts';
import { marketNumber } from '#domain/phone/phone-number.ts';
import type { Parts } from '../../parts.ts';
import { tellMember } from '../../account/tell-member.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { findMemberByMobile } from '../../platform/session/find-sign-in-member.ts';
import type { Terminal } from '../../platform/session/terminal.ts';
import {
  type AttemptOrigin,
  judgeAttempt,
  passAttempt,
} from '../../platform/session/sign-in-attempt.ts';
import { askerOf } from '../../account/verification/verification-codes.ts';
import type { LoggedIn } from './log-in.ts';
import { factorsAskedOf } from './factors-of-member.read.ts';
import { holdSignIn } from './sign-in-challenge.store.ts';
import { openSignIn, type SignInOwner } from './open-sign-in.ts';

export interface CodeCredentials {
  mobileNum: string;
  dialingCode: string;
  /** Of the brand's countries. */
  dialingCodes: readonly string[];
  code: string;
  /** As the brand asks for it. */
  secondFactor: SecondFactorPolicy;
}

/**
 * Signs a member in by a code that was sent to the number of the account. A lock after wrong passwords
 * does not apply: the owner of the number has proven to be no guesser, and lifts it for this source.
 * @throws Problem INVALID_PHONE; VERIFICATION_CODE_INVALID also for a number without an account and for
 * a closed account; VERIFICATION_CODE_EXPIRED
 */
export async function logInByCode(
  { db, clock, codes, passwordResetBy }: Pick<Parts, 'db' | 'clock' | 'codes' | 'passwordResetBy'>,
  credentials: Omit<SignInOwner, keyof Terminal | 'passwordDue'> & CodeCredentials,
  terminal: Terminal & AttemptOrigin,
): Promise<LoggedIn> {
  const { brand, kind, limits, area, agentsApart, ...sent } = credentials;
  const { mobileNum, dialingCode, dialingCodes, code } = sent;
  const recipient = marketNumber(mobileNum, dialingCode, dialingCodes);
  if (recipient === null) {
    throw new Problem('INVALID_PHONE', { fields: { '/username': { code: 'PATTERN' } } });
  }
  const asker = askerOf({ ip: terminal.ip, deviceToken: () => terminal.deviceToken });
  const given = {
    brand,
    purpose: 'login',
    recipient,
    asker,
    code,
    pointer: '/password',
  } as const;
  await codes.check(given);
  const member = await findMemberByMobile(db, brand, recipient);
  if (member === undefined || member.status === 'closed') throw codes.refusal(given);
  const account = { brand, usernameKey: member.username_key, accountId: member.id };
  const attempt = await judgeAttempt(db, account, terminal, clock);
  // The number is proven already.
  const kinds = await factorsAskedOf(
    { db, passwordResetBy },
    sent.secondFactor,
    { brand, memberId: member.id, mobile: null, isFirst: member.last_login_at === null },
    attempt,
  );
  if (kinds.length > 0) {
    const held = { brand, memberId: member.id, kind, area, passwordDue: false, kinds };
    throw await inTransaction(db, async (tx) => {
      await codes.use(tx, given);
      return holdSignIn(tx, held, clock);
    });
  }
  return inTransaction(db, async (tx) => {
    await codes.use(tx, given);
    const { ip, userAgent, deviceToken: token } = terminal;
    const owner = { area, agentsApart, brand, kind, limits, ip, userAgent };
    const opened = await openSignIn(tx, member, owner, clock);
    const device = { accountId: member.id, token, terminal };
    if ('addressGroup' in attempt.source && !opened.firstTimeLogin) {
      await tellMember(tx, { brand, memberId: member.id }, 'newDevice', {}, clock);
    }
    return { ...opened, deviceToken: await passAttempt(tx, attempt, device, clock) };
  });
}
