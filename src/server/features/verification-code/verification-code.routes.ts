import type { HumanCheck } from '#contract/generated/types.ts';
import { marketDialingCodes } from '#domain/phone/dialing-codes.ts';
import { marketNumber } from '#domain/phone/phone-number.ts';
import { verifiesMobile } from '#domain/registration/registration-form.ts';
import { RESEND_MINUTES } from '#domain/verification-code/code-limits.ts';
import type { FlagEffect } from '#domain/whitelabel/flag-effect.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { offeredWays } from '../../brands/offered-ways.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, memberOf, type Route, route, siteOf } from '../../platform/route.ts';
import { findMemberByMobile } from '../../platform/session/find-sign-in-member.ts';
import type { CodePurpose } from '../../account/verification/verification-code.store.ts';
import { namedAsker } from '../../account/verification/verification-codes.ts';

interface CodeCall {
  purpose: CodePurpose;
  mobileNum: string;
  countryDialingCode: string;
  humanCheck: HumanCheck;
  /** The field that holds the number. */
  pointer: '/mobileNum' | '/mobileNo';
  isOffered: (ways: FlagEffect, brand: LiveBrand) => boolean;
}

/** Sends codes by SMS. Answers do not reveal which numbers have an account. */
export function verificationCodeRoutes(parts: Parts): Route[] {
  return [
    route('sendLoginSms', (call) =>
      sendCode(parts, call, {
        ...call.body,
        purpose: 'login',
        pointer: '/mobileNum',
        isOffered: ({ login }) => login.includes('sms'),
      }),
    ),

    route('sendPasswordSms', (call) =>
      sendCode(parts, call, {
        ...call.body,
        purpose: 'password',
        pointer: '/mobileNum',
        isOffered: ({ passwordReset }) => passwordReset.includes('mobile'),
      }),
    ),

    route('sendPaymentSms', async (call) => {
      const { brand, memberId } = memberOf(call);
      const name = parts.brands.byId(brand)?.name ?? '';
      const recipient = await numberOf(parts, { brand, memberId });
      if (recipient === null) throw new Problem('METHOD_NOT_OFFERED');
      await parts.codes.send(call, {
        brand,
        brandName: name,
        purpose: 'payment',
        recipient,
        asker: namedAsker(call),
        text: 'code',
      });
      return { expiredMinutes: RESEND_MINUTES, sentAt: parts.clock.now().toISOString() };
    }),

    route('sendRegisterSms', (call) => {
      const { mobileNo: mobileNum, countryDialingCode, humanCheck, registerBy } = call.body;
      return sendCode(parts, call, {
        mobileNum,
        countryDialingCode,
        humanCheck,
        purpose: 'register',
        pointer: '/mobileNo',
        isOffered: ({ registration }, brand) =>
          // By number and password a code is asked for when somebody has the number already.
          registration.includes(registerBy) &&
          (registerBy !== 'username' || verifiesMobile(brand.setting('whitelabelFlags'))),
      });
    }),
  ];
}

/** The number that a member has proven, where the server can send to it. */
async function numberOf(
  { db, passwordResetBy }: Parts,
  { brand, memberId }: MemberKey,
): Promise<string | null> {
  if (!passwordResetBy.includes('mobile')) return null;
  const row = await db
    .selectFrom('member')
    .select('mobile_key')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row?.mobile_key ?? null;
}

async function sendCode(
  { db, clock, brands, codes, humanChecks, passwordResetBy }: Parts,
  call: CallFacts,
  { purpose, mobileNum, countryDialingCode, humanCheck, pointer, isOffered }: CodeCall,
) {
  const brand = brands.byId(siteOf(call).brand);
  const canSend = passwordResetBy.includes('mobile');
  if (brand === null || !canSend || !isOffered(offeredWays(brand, passwordResetBy), brand)) {
    throw new Problem('METHOD_NOT_OFFERED');
  }
  const dialingCodes = marketDialingCodes(brand.manifest.market);
  const recipient = marketNumber(mobileNum, countryDialingCode, dialingCodes);
  if (recipient === null) {
    const fault = { code: 'PATTERN', messageKey: 'error:INVALID_PHONE' };
    throw new Problem('INVALID_PHONE', { fields: { [pointer]: fault } });
  }
  if (!(await humanChecks.passes(brand.id, humanCheck))) throw new Problem('HUMAN_CHECK_FAILED');
  const member = await findMemberByMobile(db, brand.id, recipient);
  const hasAccount = member !== undefined && member.status !== 'closed';
  const isRegistration = purpose === 'register';
  const known = isRegistration ? 'hasAccount' : 'code';
  const unknown = isRegistration ? 'code' : null;
  await codes.send(call, {
    brand: brand.id,
    brandName: brand.name,
    purpose,
    recipient,
    asker: namedAsker(call),
    text: hasAccount ? known : unknown,
  });
  return { expiredMinutes: RESEND_MINUTES, sentAt: clock.now().toISOString() };
}
