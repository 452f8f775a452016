import { asksSecondFactor } from '#domain/second-factor/asks-second-factor.ts';
import type { SecondFactorAsk } from '#contract/generated/types.ts';
import { marketNumber } from '#domain/phone/phone-number.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { secondFactorSince } from '../../account/second-factor/second-factor.store.ts';
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
import { askerOf, type VerificationCodes } from '../../account/verification/verification-codes.ts';
import type { LoggedIn } from './log-in.ts';
import { holdSignIn } from './sign-in-challenge.store.ts';
import { openSignIn, type SignInOwner } from './open-sign-in.ts';

export interface CodeCredentials {
  mobileNum: string;
  dialingCode: string;
  /** Of the brand's countries. */
  dialingCodes: readonly string[];
  code: string;
  /** When the brand asks for a second factor. */
  askOn: SecondFactorAsk;
}

/**
 * Signs a member in by a code that was sent to the number of the account. A lock after wrong passwords
 * does not apply: the owner of the number has proven to be no guesser, and lifts it for this source.
 * @throws Problem INVALID_PHONE; VERIFICATION_CODE_INVALID also for a number without an account and for
 * a closed account; VERIFICATION_CODE_EXPIRED
 */
export async function logInByCode(
  { db, clock, codes }: { db: Db; clock: Clock; codes: VerificationCodes },
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
  const isKnownDevice = 'deviceHash' in attempt.source;
  const isOn = (await secondFactorSince(db, { brand, memberId: member.id })) !== null;
  if (asksSecondFactor(sent.askOn, { isOn, isKnownDevice })) {
    const held = { brand, memberId: member.id, kind, area, passwordDue: false };
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
