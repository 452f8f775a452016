import type { RegisterRule } from '#contract/generated/types.ts';
import { checkFieldValue, type FieldFault, type Match } from '../registration/check-field-value.ts';
import { registrationForm } from '../registration/registration-form.ts';
import { canonicalPassword, isSamePassword } from '../text/password-forms.ts';

/** Password requirements. Lengths in characters. */
export interface PasswordRule {
  readonly minLength: number;
  readonly maxLength: number;
  readonly patternId: string;
  /** A regular expression for the whole value, beyond the pattern family; empty for none. */
  readonly acceptedPattern: string;
}

/** The rule that the registration form has for a password: a new one later is held to the same. */
export function passwordRule(rules: readonly RegisterRule[]): PasswordRule {
  const found = registrationForm('username', {}, rules).find(({ field }) => field === 'password');
  if (found === undefined) throw new Error('a form with a user name has a password');
  const { minLength, maxLength, patternId, acceptedPattern } = found;
  return { minLength, maxLength, patternId, acceptedPattern };
}

export interface NewPassword {
  /** The one that is to go; null where it is not known. */
  readonly oldPassword: string | null;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export type NewPasswordField = keyof NewPassword;

/** Faults of a password change, by field; page and server call the same function. */
export function newPasswordFaults(
  { oldPassword, newPassword, confirmNewPassword }: NewPassword,
  rule: PasswordRule,
  match?: Match,
): Partial<Record<NewPasswordField, FieldFault>> {
  const required = { ...rule, required: true };
  const faults: Partial<Record<NewPasswordField, FieldFault>> = {};
  if (oldPassword === '') faults.oldPassword = fault('REQUIRED', 'pattern:required');
  const wrong = checkFieldValue(required, canonicalPassword(newPassword), match);
  if (wrong !== null) faults.newPassword = wrong;
  else if (oldPassword !== null && isSamePassword(newPassword, oldPassword)) {
    faults.newPassword = fault('SAME_AS_OLD', 'password:sameAsOld');
  }
  if (confirmNewPassword === '') {
    faults.confirmNewPassword = fault('REQUIRED', 'pattern:required');
  } else if (!isSamePassword(confirmNewPassword, newPassword) && faults.newPassword === undefined) {
    faults.confirmNewPassword = fault('MISMATCH', 'pattern:confirmationMismatch');
  }
  return faults;
}

function fault(code: FieldFault['code'], messageKey: string): FieldFault {
  return { code, messageKey, params: {} };
}
