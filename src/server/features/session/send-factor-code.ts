import { RESEND_MINUTES } from '#domain/verification-code/code-limits.ts';
import { namedAsker } from '../../account/verification/verification-codes.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, siteOf } from '../../platform/route.ts';
import { findMemberToSignIn } from '../../platform/session/find-sign-in-member.ts';
import { codeRecipient } from './answer-second-factor.ts';
import { findHeldSignIn } from './sign-in-challenge.store.ts';

/**
 * Sends the code that a waiting sign-in asks for to the number or address of its account.
 * @throws Problem SECOND_FACTOR_EXPIRED, METHOD_NOT_OFFERED, SMS_QUOTA_EXCEEDED
 */
export async function sendFactorCode(
  { db, clock, brands, codes }: Parts,
  call: CallFacts,
  { challenge }: { challenge: string },
  kind: 'sms' | 'email',
): Promise<{ expiredMinutes: number; sentAt: string }> {
  const { brand } = siteOf(call);
  const held = await findHeldSignIn(db, brand, challenge, clock);
  const member = held === null ? undefined : await findMemberToSignIn(db, brand, held.memberId);
  if (held === null || member === undefined) throw new Problem('SECOND_FACTOR_EXPIRED');
  const recipient = held.kinds.includes(kind) ? codeRecipient(kind, member) : null;
  if (recipient === null) throw new Problem('METHOD_NOT_OFFERED');
  await codes.send(call, {
    brand,
    brandName: brands.byId(brand)?.name ?? '',
    purpose: 'secondFactor',
    channel: kind === 'sms' ? 'sms' : 'mail',
    recipient,
    asker: namedAsker(call),
    text: 'code',
  });
  return { expiredMinutes: RESEND_MINUTES, sentAt: clock.now().toISOString() };
}
