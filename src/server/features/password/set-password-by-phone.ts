import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { findMemberByMobile } from '../../platform/session/find-sign-in-member.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { writePassword } from './password.store.ts';
import { refuseKnownPassword } from './refuse-known-password.ts';

interface PhoneReset {
  brand: string;
  brandName: string;
  /** E.164. */
  mobile: string;
  code: string;
  newPassword: string;
  ip: string;
  asker: string;
}

/**
 * Sets a new password with a code that was sent to the member's number; every session ends.
 * @throws Problem VERIFICATION_CODE_INVALID also for a number without an account;
 * VERIFICATION_CODE_EXPIRED; PASSWORD_TOO_COMMON, and the code may be used again
 */
export async function setPasswordByPhone(
  { db, clock, codes }: Pick<Parts, 'db' | 'clock' | 'codes'>,
  { brand, brandName, mobile, code, newPassword, ip, asker }: PhoneReset,
): Promise<void> {
  const given = {
    brand,
    purpose: 'password',
    recipient: mobile,
    asker,
    code,
    pointer: '/verificationCode',
  } as const;
  await codes.check(given);
  const member = await findMemberByMobile(db, brand, mobile);
  if (member === undefined || member.status === 'closed') throw codes.refusal(given);
  await refuseKnownPassword(db, { brand, memberId: member.id, brandName }, newPassword);
  const hash = await hashPassword(newPassword, { brand, ip });
  await inTransaction(db, async (tx) => {
    await codes.use(tx, given);
    const password = { hash, keepTokenHash: null };
    if (!(await writePassword(tx, { brand, memberId: member.id }, password, clock))) {
      throw codes.refusal(given);
    }
  });
}
