import type { SecondFactorKind } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import {
  type FactorKeys,
  recoveryCodesLeft,
  takeFactor,
  wrongFactor,
} from '../../identity/second-factor/second-factor.store.ts';
import {
  forgetWrongCodes,
  takeCodeTry,
  tellOfLock,
} from '../../identity/second-factor/wrong-code.store.ts';
import { tellMember } from '../../account/tell-member.ts';
import { askerOf, type GivenCode } from '../../account/verification/verification-codes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { findMemberToSignIn } from '../../platform/session/find-sign-in-member.ts';
import {
  type AttemptOrigin,
  failAttempt,
  judgeAttempt,
  passAttempt,
} from '../../platform/session/sign-in-attempt.ts';
import type { Terminal } from '../../platform/session/terminal.ts';
import { isPayeeOf } from './factors-of-member.read.ts';
import type { LoggedIn } from './log-in.ts';
import { openSignIn, type SignInOwner } from './open-sign-in.ts';
import {
  findHeldSignIn,
  type HeldSignIn,
  takeAnswer,
  useHeldSignIn,
} from './sign-in-challenge.store.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';

/**
 * Opens the session of a sign-in that waited for its second factor. A wrong answer counts as a wrong
 * password does, and towards the wrong codes of the account, so that neither many answers nor many
 * sign-ins nor many addresses can try codes.
 * @throws Problem SECOND_FACTOR_EXPIRED, SECOND_FACTOR_INVALID also while the account is locked here,
 * TOO_MANY_WRONG_CODES, and what openSignIn throws
 */
export async function answerSecondFactor(
  { db, clock, codes }: Pick<Parts, 'db' | 'clock' | 'codes'>,
  keys: FactorKeys,
  given: { challenge: string; kind: SecondFactorKind; code: string },
  owner: Pick<SignInOwner, 'brand' | 'limits' | 'agentsApart'>,
  terminal: Terminal & AttemptOrigin,
): Promise<LoggedIn & Pick<HeldSignIn, 'kind'>> {
  const { brand } = owner;
  const held = await findHeldSignIn(db, brand, given.challenge, clock);
  const member = held === null ? undefined : await findMemberToSignIn(db, brand, held.memberId);
  if (held === null || member === undefined || member.status === 'closed') {
    throw new Problem('SECOND_FACTOR_EXPIRED');
  }
  const account = { brand, usernameKey: member.username_key, accountId: member.id };
  const attempt = await judgeAttempt(db, account, terminal, clock);
  const key = { brand, memberId: member.id };
  const isOffered = held.kinds.includes(given.kind);
  const recipient = isOffered ? codeRecipient(given.kind, member) : null;
  const sent = recipient === null ? null : sentCode(given.code, brand, recipient, terminal);
  const counted = { ...key, purpose: 'secondFactor' } as const;
  const tried =
    attempt.lockedSeconds > 0 || !isOffered ? null : await takeCodeTry(db, counted, clock);
  if (tried !== null && sent !== null) {
    try {
      // Counts its own wrong tries, and says so.
      await codes.check(sent);
    } catch (error) {
      await tellOfLock(db, tried, clock);
      throw error;
    }
  }
  if (!(await takeAnswer(db, given.challenge))) throw new Problem('SECOND_FACTOR_EXPIRED');
  const proves = async (tx: Tx): Promise<boolean> => {
    const { kind, code } = given;
    if (kind === 'totp' || kind === 'recovery') {
      return takeFactor(tx, key, { kind, code }, { keys, clock, confirmed: true });
    }
    if (kind === 'payee') return isPayeeOf(tx, key, code);
    if (sent !== null) await codes.use(tx, sent);
    return sent !== null;
  };
  const opened =
    tried === null
      ? 'wrong'
      : await inTransaction(db, async (tx): Promise<LoggedIn | 'wrong' | 'expired'> => {
          if (!(await proves(tx))) return 'wrong';
          if (!(await useHeldSignIn(tx, given.challenge, clock))) return 'expired';
          await forgetWrongCodes(tx, counted);
          const { ip, userAgent, deviceToken: token } = terminal;
          const { kind, area, passwordDue } = held;
          const signIn = await openSignIn(
            tx,
            member,
            { ...owner, kind, area, passwordDue, ip, userAgent },
            clock,
          );
          await tellOfNewDevice(tx, key, attempt, terminal, clock);
          if (given.kind === 'recovery') {
            const left = await recoveryCodesLeft(tx, member.id);
            await tellMember(tx, key, 'recoveryCodeUsed', { left }, clock);
          }
          const device = { accountId: member.id, token, terminal };
          return { ...signIn, deviceToken: await passAttempt(tx, attempt, device, clock) };
        });
  if (opened === 'expired') throw new Problem('SECOND_FACTOR_EXPIRED');
  if (opened === 'wrong') {
    await failAttempt(db, attempt, clock);
    if (tried !== null) await tellOfLock(db, tried, clock);
    throw wrongFactor();
  }
  return { ...opened, kind: held.kind };
}

/** Where the code of such a factor is sent; null: none is, or the account has no such place. */
export function codeRecipient(
  kind: SecondFactorKind,
  member: { mobile_key: string | null; email_key: string | null },
): string | null {
  if (kind === 'sms') return member.mobile_key;
  return kind === 'email' ? member.email_key : null;
}

function sentCode(
  code: string,
  brand: string,
  recipient: string,
  terminal: AttemptOrigin,
): GivenCode {
  const asker = askerOf({ ip: terminal.ip, deviceToken: () => terminal.deviceToken });
  return { brand, purpose: 'secondFactor', recipient, asker, code, pointer: '/code' };
}
