import type { RegisterRule } from '#contract/generated/types.ts';
import { checkFieldValue, type FieldFault, type Match } from '../registration/check-field-value.ts';
import { REGISTRATION_FIELDS } from '../registration/registration-fields.ts';
import type { PasswordRule } from './new-password.ts';
import { canonicalPassword, isSamePassword } from '../text/password-forms.ts';

/** Wrong payment passwords before they are refused for a while. */
export const MAX_PAYMENT_TRIES = 5;
export const PAYMENT_LOCK_MINUTES = 15;

/** The rule that registration has for a payment password, or would have. */
export function paymentPasswordRule(rules: readonly RegisterRule[]): PasswordRule {
  const found = rules.find(({ field }) => field === 'paymentPassword');
  return { ...REGISTRATION_FIELDS.paymentPassword, acceptedPattern: '', ...found };
}

/**
 * Why a payment password is not taken; null: it is.
 * @param password the one to sign in with, where it is known: the two differ
 */
export function paymentPasswordFault(
  value: string,
  { rule, password }: { rule: PasswordRule; password: string | null },
  match?: Match,
): FieldFault | null {
  const fault = checkFieldValue({ ...rule, required: true }, canonicalPassword(value), match);
  if (fault !== null) return fault;
  if (isGuessedFirst(value)) {
    return { code: 'PATTERN', messageKey: 'password:payment.tooSimple', params: {} };
  }
  if (password === null || !isSamePassword(value, password)) return null;
  return { code: 'SAME_AS_OLD', messageKey: 'password:payment.sameAsPassword', params: {} };
}

/** One character again and again, or a row of digits. */
function isGuessedFirst(value: string): boolean {
  const steps = Array.from(
    { length: Math.max(0, value.length - 1) },
    (_, at) => value.charCodeAt(at + 1) - value.charCodeAt(at),
  );
  const [first] = steps;
  return first !== undefined && Math.abs(first) <= 1 && steps.every((step) => step === first);
}
