import type { PlannedField } from '#brand/site-plan.ts';
import { type AgeRule, birthdayFault } from '#domain/registration/birthday.ts';
import { checkFieldValue, type FieldFault } from '#domain/registration/check-field-value.ts';
import { tidyFieldValue } from '#domain/registration/tidy-field-value.ts';
import { canonicalPassword } from '#domain/text/password-forms.ts';

export type FormValues = Readonly<Record<string, string>>;
export type FormFaults = Readonly<Record<string, FieldFault>>;

/** The value of a field as it is checked and sent. */
export function cleanValue(field: string, values: FormValues): string {
  return tidyFieldValue(field, values[field] ?? '', values['countryDialingCode']);
}

/** What is wrong with one field, by the rules the server will apply; null when it fits. */
export function checkField(
  field: PlannedField,
  values: FormValues,
  age: AgeRule,
): FieldFault | null {
  const value = cleanValue(field.id, values);
  if (field.inputType === 'captcha') {
    return value === '' ? { code: 'REQUIRED', messageKey: 'pattern:required', params: {} } : null;
  }
  const fault = checkFieldValue(field, value);
  if (fault !== null || value === '') return fault;
  if (field.id === 'confirmPassword' && value !== canonicalPassword(values['password'] ?? '')) {
    return { code: 'MISMATCH', messageKey: 'pattern:confirmationMismatch', params: {} };
  }
  return field.id === 'birthday' ? birthdayFault(value, age) : null;
}

/** Every fault of the fields given, by field. */
export function checkForm(
  fields: readonly PlannedField[],
  values: FormValues,
  age: AgeRule,
): FormFaults {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = checkField(field, values, age);
      return fault === null ? [] : [[field.id, fault] as const];
    }),
  );
}
