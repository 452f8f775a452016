import type { PlannedField, RegistrationPlan } from '#brand/site-plan.ts';
import type { RegistrationUser } from '#contract/generated/types.ts';
import { cleanValue, type FormValues } from './check-form.ts';

/** The request: what was filled in, which terms were accepted, and from where. */
export function registrationBody(
  fields: readonly PlannedField[],
  values: FormValues,
  plan: Pick<RegistrationPlan, 'signsIn' | 'terms'>,
  registerUrl: string,
): RegistrationUser {
  const filled = fields
    .map(({ id }) => [id, cleanValue(id, values[id] ?? '')] as const)
    .filter(([, value]) => value !== '');
  return {
    username: '',
    password: '',
    ...Object.fromEntries(filled),
    // An invitation code in the address is read from here when no field asks for one.
    registerUrl,
    registerMethod: 'WEB',
    termsAccepted: true,
    termsVersion: plan.terms.version,
    ageConfirmed: true,
    login: plan.signsIn,
  };
}
