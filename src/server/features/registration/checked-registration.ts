import { paymentPasswordFault, paymentPasswordRule } from '#domain/password/payment-password.ts';
import { INVITATION_FIELDS, type InvitationField } from '#domain/registration/invitation-code.ts';
import type { RegistrationMethod } from '#domain/registration/registration-form.ts';
import { validateRegistration } from '#domain/registration/validate-registration.ts';
import { looksInternational, marketNumber } from '#domain/phone/phone-number.ts';
import { matchInTime } from '../../platform/match-in-time.ts';
import { Problem } from '../../platform/problem.ts';
import { refuseCommonPassword } from '../../platform/refuse-common-password.ts';
import { isDisposableMail } from '../../account/disposable-mail.ts';
import type { ServiceProof } from './phone-proof.ts';
import type { RegistrationTerms } from './registration-terms.ts';

/** Never kept with the profile. */
const NOT_PROFILE = new Set<string>([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
  ...INVITATION_FIELDS,
]);

export interface CheckedRegistration {
  /** By mobile: the number in E.164 form. */
  username: string;
  /** null: the member signs in with codes. */
  password: string | null;
  /** Who invited, as typed, in the order in which the fields win. */
  invited: readonly { field: InvitationField; typed: string }[];
  /** null: none is asked for. */
  paymentPassword: string | null;
  /** The number that has to be proven, by a code or by a phone service; null: none. */
  proof: { mobile: string; code: string } | { mobile: string; service: ServiceProof } | null;
  profile: Readonly<Record<string, string>>;
}

/**
 * Checks the body of a registration.
 * @throws Problem INVALID_REGISTRATION with a text for each field, INVALID_PHONE, TERMS_NOT_ACCEPTED,
 * PASSWORD_TOO_COMMON
 */
export function checkedRegistration(
  body: Readonly<Record<string, unknown>> & { termsAccepted: boolean },
  method: RegistrationMethod,
  terms: RegistrationTerms,
  today: Date,
): CheckedRegistration {
  const { flags, rules, minimumAge, takesServiceProof } = terms;
  const outcome = validateRegistration({
    body,
    method,
    flags,
    rules,
    minimumAge,
    today,
    takesServiceProof,
    match: matchInTime,
  });
  if (!outcome.ok) throw new Problem('INVALID_REGISTRATION', { fields: outcome.fields });
  if (!body.termsAccepted) {
    throw new Problem('TERMS_NOT_ACCEPTED', { fields: { '/termsAccepted': { code: 'required' } } });
  }
  const { values } = outcome;
  if (terms.refusesDisposableMail && isDisposableMail(values.email ?? '')) {
    const fault = { code: 'DISPOSABLE', messageKey: 'pattern:disposableMail' };
    throw new Problem('INVALID_REGISTRATION', { fields: { '/email': fault } });
  }
  const { password = null, paymentPassword = null } = values;
  const { verificationCode: code } = values;
  const service = serviceProof(body);
  const needsNumber = method !== 'username' || code !== undefined || service !== null;
  const mobile = needsNumber ? mobileOf(values, terms) : null;
  const username = method === 'username' ? values.username : mobile;
  if (
    username === undefined ||
    username === null ||
    (method === 'username' && looksInternational(username))
  ) {
    throw new Problem('INVALID_REGISTRATION', { fields: { '/username': { code: 'PATTERN' } } });
  }
  if (password !== null) {
    const { email, mobileNum } = values;
    const brandNames = [terms.brand, terms.brandName];
    const facts = { username, email, mobile: mobile ?? mobileNum, brandNames };
    refuseCommonPassword(password, '/password', facts);
  }
  if (paymentPassword !== null) {
    const rule = paymentPasswordRule(rules);
    const fault = paymentPasswordFault(paymentPassword, { rule, password }, matchInTime);
    if (fault !== null) {
      throw new Problem('INVALID_REGISTRATION', { fields: { '/paymentPassword': fault } });
    }
  }
  const profile = Object.fromEntries(
    Object.entries(values).filter(([field]) => !NOT_PROFILE.has(field)),
  );
  const invited = INVITATION_FIELDS.flatMap((field) => {
    const typed = values[field];
    return typed === undefined ? [] : [{ field, typed }];
  });
  const proof = proofOf(mobile, code, service);
  return { username, password, paymentPassword, invited, proof, profile };
}

/** Was checked: both parts are there, or none. */
function serviceProof({
  firebaseChannel: channel,
  firebaseIdToken: idToken,
}: Readonly<Record<string, unknown>>): ServiceProof | null {
  return typeof channel === 'string' && typeof idToken === 'string' && idToken !== ''
    ? { channel, idToken }
    : null;
}

function proofOf(
  mobile: string | null,
  code: string | undefined,
  service: ServiceProof | null,
): CheckedRegistration['proof'] {
  if (mobile === null) return null;
  if (service !== null) return { mobile, service };
  return code === undefined ? null : { mobile, code };
}

/** @throws Problem INVALID_PHONE */
function mobileOf(
  {
    mobileNum = '',
    countryDialingCode = '',
  }: Partial<Record<'mobileNum' | 'countryDialingCode', string>>,
  { dialingCodes }: RegistrationTerms,
): string {
  const mobile = marketNumber(mobileNum, countryDialingCode, dialingCodes);
  if (mobile !== null) return mobile;
  const fault = { code: 'PATTERN', messageKey: 'error:INVALID_PHONE' };
  throw new Problem('INVALID_PHONE', { fields: { '/mobileNum': fault } });
}
