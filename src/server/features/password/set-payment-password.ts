import type { RegisterRule } from '#contract/generated/types.ts';
import { paymentPasswordFault, paymentPasswordRule } from '#domain/password/payment-password.ts';
import { isSamePassword } from '#domain/text/password-forms.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { matchInTime } from '../../platform/match-in-time.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberCaller } from '../../platform/session/caller.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import {
  paymentPasswordState,
  requirePaymentPassword,
  writePaymentPassword,
} from '../../cash/payment-password.ts';
import { checkCountedCode } from '../../identity/second-factor/wrong-code.store.ts';
import type { AttemptOrigin } from '../../platform/session/sign-in-attempt.ts';
import { provePassword } from '../../account/prove-password.ts';
import { provenMobileOf } from './proven-mobile.read.ts';

export interface NewPaymentPassword {
  newPaymentPassword: string;
  confirmNewPaymentPassword: string;
  /** One of these proves that the owner asks. */
  password: string | undefined;
  oldPaymentPassword: string | undefined;
  verificationCode: string | undefined;
}

/**
 * Sets the payment password. The first needs the password to sign in, another one the one before it;
 * a code to the proven number does in the place of either.
 * @throws Problem INVALID_PASSWORD with a text for each field, WRONG_PASSWORD, PAYMENT_PASSWORD_LOCKED,
 * VERIFICATION_CODE_INVALID, VERIFICATION_CODE_EXPIRED, TOO_MANY_WRONG_CODES
 */
export async function setPaymentPassword(
  { db, clock, codes }: Pick<Parts, 'db' | 'clock' | 'codes'>,
  caller: Pick<MemberCaller, 'brand' | 'memberId' | 'tokenHash'>,
  given: NewPaymentPassword,
  {
    origin,
    asker,
    rules,
  }: { origin: AttemptOrigin; asker: string; rules: readonly RegisterRule[] },
): Promise<void> {
  checkNew(given, rules);
  const { brand, memberId } = caller;
  const { verificationCode: code, newPaymentPassword } = given;
  const mobile = code === undefined ? null : await provenMobileOf(db, caller);
  const proof = mobile !== null &&
    code !== undefined && {
      brand,
      purpose: 'payment' as const,
      recipient: mobile,
      asker,
      code,
      pointer: '/verificationCode' as const,
    };
  if (proof !== false) {
    const counted = { brand, memberId, purpose: 'payment' } as const;
    await checkCountedCode(db, counted, clock, () => codes.check(proof));
  } else if (code !== undefined) throw codes.refusal({ pointer: '/verificationCode' });
  else if ((await paymentPasswordState(db, caller, clock)).isSet) {
    const old = {
      value: given.oldPaymentPassword ?? '',
      pointer: '/oldPaymentPassword',
      ip: origin.ip,
    };
    if (old.value === '') throw missing('/oldPaymentPassword');
    await requirePaymentPassword(db, caller, old, clock);
  } else {
    if ((given.password ?? '') === '') throw missing('/password');
    await provePassword(
      db,
      caller,
      given.password ?? '',
      { ...origin, pointer: '/password' },
      clock,
    );
  }
  const hash = await hashPassword(newPaymentPassword, { brand, ip: origin.ip });
  await inTransaction(db, async (tx) => {
    if (proof !== false) await codes.use(tx, proof);
    await writePaymentPassword(tx, { brand, memberId }, hash, clock);
  });
}

function checkNew(given: NewPaymentPassword, rules: readonly RegisterRule[]): void {
  const { newPaymentPassword, confirmNewPaymentPassword, password = null } = given;
  const rule = paymentPasswordRule(rules);
  const fault = paymentPasswordFault(newPaymentPassword, { rule, password }, matchInTime);
  if (fault !== null) {
    throw new Problem('INVALID_PASSWORD', { fields: { '/newPaymentPassword': fault } });
  }
  if (isSamePassword(confirmNewPaymentPassword, newPaymentPassword)) return;
  const mismatch = { code: 'MISMATCH', messageKey: 'pattern:confirmationMismatch' };
  throw new Problem('INVALID_PASSWORD', { fields: { '/confirmNewPaymentPassword': mismatch } });
}

function missing(pointer: string): Problem {
  const fault = { code: 'REQUIRED', messageKey: 'pattern:required' };
  return new Problem('INVALID_PASSWORD', { fields: { [pointer]: fault } });
}
