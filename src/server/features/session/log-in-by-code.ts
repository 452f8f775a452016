import type { SecondFactorPolicy } from '#contract/generated/types.ts';
import { marketNumber } from '#domain/phone/phone-number.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { findMemberByMobile } from '../../platform/session/find-sign-in-member.ts';
import type { Terminal } from '../../platform/session/terminal.ts';
import type { AttemptOrigin } from '../../platform/session/sign-in-attempt.ts';
import { askerOf } from '../../account/verification/verification-codes.ts';
import type { LoggedIn } from './log-in.ts';
import type { SignInOwner } from './open-sign-in.ts';
import { signInProven } from './sign-in-proven.ts';

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
  return signInProven(
    { db, clock, passwordResetBy },
    {
      brand,
      kind,
      limits,
      area,
      agentsApart,
      member,
      secondFactor: sent.secondFactor,
      // The number is proven already.
      mobile: null,
      useProof: (tx) => codes.use(tx, given),
    },
    terminal,
  );
}
