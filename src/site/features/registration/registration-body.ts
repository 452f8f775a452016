import type { RegistrationForm, RegistrationPlan } from '#brand/site-plan.ts';
import type { HumanCheck } from '#contract/generated/types.ts';
import type { RequestOf } from '#contract/operation.ts';
import type { ServiceProof } from '../../frame/phone-service/usePhoneService.ts';
import { cleanValue, type FormValues } from './check-form.ts';

/** Holds the answer of the human check as JSON. */
export const CAPTCHA = 'captcha';

type RegistrationRequest =
  | { readonly operation: 'register'; readonly body: RequestOf<'register'>['body'] }
  | {
      readonly operation: 'registerByMobile';
      readonly body: RequestOf<'registerByMobile'>['body'];
    };

/**
 * The request of one way to register: the fields, the accepted terms, the page's address, and what a
 * phone service has proven.
 */
export function registrationRequest(
  { method, fields }: Pick<RegistrationForm, 'method' | 'fields'>,
  values: FormValues,
  plan: Pick<RegistrationPlan, 'signsIn' | 'terms'>,
  { registerUrl, proof }: { registerUrl: string; proof: ServiceProof | null },
): RegistrationRequest {
  const filled = Object.fromEntries(
    fields
      .map(({ id }) => [id, cleanValue(id, values)] as const)
      .filter(([id, value]) => value !== '' && id !== CAPTCHA)
      // The service's proof stands for its code.
      .filter(([id]) => proof === null || id !== 'verificationCode'),
  );
  const check = values[CAPTCHA] ?? '';
  const act = {
    ...(check !== '' && { humanCheck: JSON.parse(check) as HumanCheck }),
    // An invitation code in the address is read from here when no field asks for one.
    registerUrl,
    registerMethod: 'WEB' as const,
    termsAccepted: true,
    termsVersion: plan.terms.version,
    ageConfirmed: true,
    login: plan.signsIn,
    ...proof,
  };
  if (method === 'username') {
    return { operation: 'register', body: { username: '', password: '', ...filled, ...act } };
  }
  const number = { mobileNum: '', countryDialingCode: '', ...filled };
  return { operation: 'registerByMobile', body: { registerBy: method, ...number, ...act } };
}
