import type { RequestOf } from '#contract/operation.ts';
import { asksHumanCheck, type RegistrationMethod } from '#domain/registration/registration-form.ts';
import { openMemberAccounts } from '../../ledger/open-member-accounts.ts';
import type { Parts } from '../../parts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { requireHumanCheck } from '../../account/human-check/require-human-check.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, type Route, route, siteOf } from '../../platform/route.ts';
import { deliverSession, type SignedIn } from '../../platform/session/deliver-session.ts';
import { screenMember } from '../../account/exclusion-match.store.ts';
import { rememberDevice } from '../../platform/session/known-device.ts';
import { rememberNetwork } from '../../platform/session/known-network.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { writePaymentPassword } from '../../cash/payment-password.ts';
import {
  type MemberSessionOwner,
  openMemberSession,
} from '../../platform/session/session-store.ts';
import { askerOf } from '../../account/verification/verification-codes.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { invitationOf } from './invitation.ts';
import { checkedRegistration } from './checked-registration.ts';
import { acceptInvitation } from '../../tree/invitation/accept-invitation.ts';
import { registerMember } from '../../account/register-member.ts';
import { type PhoneProofs, phoneProofs } from './phone-proof.ts';
import { holdsNumber, takeNumber } from './registered-number.store.ts';
import { type RegistrationTerms, registrationTerms } from './registration-terms.ts';

type RegistrationBody = RequestOf<'register'>['body'] | RequestOf<'registerByMobile'>['body'];

export function registrationRoutes(parts: Parts): Route[] {
  const phone = phoneProofs(parts);
  const offered = { ...parts, phone };
  return [
    route('register', (call) => register(offered, call, call.body, 'username')),
    route('registerByMobile', (call) => register(offered, call, call.body, call.body.registerBy)),
  ];
}

async function register(
  {
    db,
    clock,
    brands,
    config,
    codes,
    humanChecks,
    passwordResetBy,
    phone,
  }: Parts & { phone: PhoneProofs },
  call: CallFacts,
  body: RegistrationBody,
  method: RegistrationMethod,
) {
  const { brand, currency, sessionLimits: limits } = siteOf(call);
  const live = brands.byId(brand);
  const terms = registrationTerms(live, method, { passwordResetBy, phone });
  const values = checkedRegistration(
    { ...body },
    method,
    withProof(terms, method, body),
    clock.now(),
  );
  const { username, password, paymentPassword, invited, profile, proof } = values;
  const invitation = await invitationOf(db, brand, invited, body.registerUrl ?? '', clock);
  const code = proof !== null &&
    'code' in proof && {
      brand,
      purpose: 'register' as const,
      recipient: proof.mobile,
      code: proof.code,
      asker: askerOf(call),
      pointer: '/verificationCode' as const,
    };
  if (asksHumanCheck(terms.rules)) await requireHumanCheck(humanChecks, brand, body.humanCheck);
  if (code !== false) await codes.check(code);
  if (proof !== null && 'service' in proof) await phone.check(brand, proof.mobile, proof.service);
  // An unproven number is only a name: its owner proves it, and no stranger keeps them out.
  const isUnproven = method === 'mobilePassword' && proof === null;
  if (
    isUnproven &&
    passwordResetBy.includes('mobile') &&
    (await holdsNumber(db, brand, username))
  ) {
    const fault = { code: 'REQUIRED', messageKey: 'registration:proveNumber' };
    throw new Problem('INVALID_REGISTRATION', { fields: { '/verificationCode': fault } });
  }
  const opensSession = body.login === true && terms.flags['DIRECTREG3'] === true;
  const member = {
    brand,
    username,
    mobile: proof?.mobile ?? null,
    passwordHash: password === null ? null : await hashPassword(password, { brand, ip: call.ip }),
    language: call.language,
    currency,
    profile,
    registerUrl: body.registerUrl ?? call.origin,
    registerDomain: new URL(call.origin).hostname,
    registerMethod: body.registerMethod ?? 'WEB',
    invitation,
    ip: call.ip,
    termsVersion: terms.termsVersion,
    opensSession,
  };
  const paymentHash =
    paymentPassword === null ? null : await hashPassword(paymentPassword, { brand, ip: call.ip });
  const kind = body.tokenKind ?? 'cookie';
  const policy = settingOf(live, 'agentPolicy');
  const { ip, userAgent } = call;
  const { memberId, opened } = await inTransaction(db, async (tx) => {
    if (code !== false) await codes.use(tx, code);
    if (member.mobile !== null) await takeNumber(tx, { brand, number: member.mobile }, clock);
    const id = await registerMember(tx, member, clock);
    if (paymentHash !== null) {
      await writePaymentPassword(tx, { brand, memberId: id }, paymentHash, clock);
    }
    await openMemberAccounts(tx, { brand, memberId: id, currency });
    const deviceToken = call.deviceToken();
    const person = { mobile: member.mobile, profile, registration: { deviceToken } };
    // Before the invitation: it compares the identity that this writes with the inviter's.
    await screenMember(tx, { brand, memberId: id }, person, clock);
    const account = { brand, memberId: id, currency, ip, deviceToken };
    await acceptInvitation(tx, account, invitation, policy, clock);
    const owner = { brand, memberId: id, kind, limits, ip, userAgent };
    const session = opensSession ? await signInFirst(tx, owner, deviceToken, clock) : null;
    return { memberId: id, opened: session };
  });
  const session = opened && {
    ...deliverSession(call, opened, kind, config.secrets.session),
    firstTimeLogin: true,
    passwordExpired: false,
  };
  return { memberId: String(memberId), session };
}

/** A proof that was given counts, also where the brand asks for none: see `holdsNumber`. */
function withProof(
  terms: RegistrationTerms,
  method: RegistrationMethod,
  body: RegistrationBody,
): RegistrationTerms {
  const given = [body.verificationCode, body.firebaseIdToken];
  const isProven =
    method === 'mobilePassword' && given.some((proof) => (proof ?? '').trim() !== '');
  return isProven ? { ...terms, flags: { ...terms.flags, REGMOBVERF3: true } } : terms;
}

async function signInFirst(
  tx: Tx,
  owner: MemberSessionOwner,
  deviceToken: string | null,
  clock: Clock,
): Promise<SignedIn> {
  const session = await openMemberSession(tx, owner, clock);
  await rememberNetwork(tx, owner, owner.ip, clock);
  const device = { brand: owner.brand, accountId: owner.memberId };
  return { session, deviceToken: await rememberDevice(tx, device, deviceToken, clock, owner) };
}
