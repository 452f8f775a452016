import type { RegisterRule, RegistrationField } from '#contract/generated/types.ts';
import { isRegistrationField, REGISTRATION_FIELD_IDS } from './registration-fields.ts';

/**
 * Fields of the contract that nothing checks or uses yet: no captcha, code or invitation is issued,
 * and no payment password is kept. Any value would pass, so neither the form nor the office offers
 * them and the server refuses a value. Remove an id here when its check is built.
 */
const UNBUILT_FIELDS: ReadonlySet<string> = new Set<RegistrationField>([
  'captcha',
  'verificationCode',
  'recommenderId',
  'referralCode',
  'affiliateCode',
  'paymentPassword',
]);

/** Proofs a registration body may carry beside its fields; no verifier exists for them. */
export const UNBUILT_PROOFS = ['firebaseChannel', 'firebaseIdToken'] as const;

/** Flags whose effect is not built. A stored value is ignored, and turning one on is refused. */
const UNBUILT_FLAGS: ReadonlySet<string> = new Set(['REGMOBVERF3']);

export function isBuiltField(field: string): boolean {
  return isRegistrationField(field) && !UNBUILT_FIELDS.has(field);
}

export const BUILT_FIELD_IDS: readonly RegistrationField[] =
  REGISTRATION_FIELD_IDS.filter(isBuiltField);

export function isBuiltFlag(flag: string): boolean {
  return !UNBUILT_FLAGS.has(flag);
}

/** Rules that have an effect: those stored for unbuilt fields are left out. */
export function builtRules<Rule extends Pick<RegisterRule, 'field'>>(
  rules: readonly Rule[],
): readonly Rule[] {
  return rules.filter(({ field }) => !UNBUILT_FIELDS.has(field));
}

/** The flags as they take effect: unbuilt ones are off whatever is stored. */
export function effectiveFlags(
  flags: Readonly<Record<string, boolean>>,
): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    Object.entries(flags).map(([id, enabled]) => [id, enabled && isBuiltFlag(id)]),
  );
}
