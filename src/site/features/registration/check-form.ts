import type { PlannedField } from '#brand/site-plan.ts';
import { checkFieldValue, type FieldFault } from '#domain/registration/check-field-value.ts';
import { readBirthday } from '#domain/registration/pattern-families.ts';
import { ageInYears } from '#domain/registration/validate-registration.ts';

export type FormValues = Readonly<Record<string, string>>;
export type FormFaults = Readonly<Record<string, FieldFault>>;

/** Passwords are taken as typed; everything else without blanks at its ends. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword']);

export function cleanValue(field: string, value: string): string {
  return SECRETS.has(field) ? value : value.trim();
}

/** What is wrong with one field, by the rules the server will apply; null when it fits. */
export function checkField(
  field: PlannedField,
  values: FormValues,
  { minimumAge, today }: { minimumAge: number; today: Date },
): FieldFault | null {
  const value = cleanValue(field.id, values[field.id] ?? '');
  if (field.inputType === 'captcha') {
    return value === '' ? { code: 'REQUIRED', messageKey: 'pattern:required', params: {} } : null;
  }
  const fault = checkFieldValue(field, value);
  if (fault !== null || value === '') return fault;
  if (field.id === 'confirmPassword' && value !== (values['password'] ?? '')) {
    return { code: 'MISMATCH', messageKey: 'pattern:confirmationMismatch', params: {} };
  }
  if (field.id === 'birthday') {
    const birthday = readBirthday(value);
    if (birthday !== null && ageInYears(birthday, today) < minimumAge) {
      return { code: 'TOO_YOUNG', messageKey: 'pattern:tooYoung', params: { age: minimumAge } };
    }
  }
  return null;
}

/** Every fault of the fields given, by field. */
export function checkForm(
  fields: readonly PlannedField[],
  values: FormValues,
  facts: { minimumAge: number; today: Date },
): FormFaults {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = checkField(field, values, facts);
      return fault === null ? [] : [[field.id, fault] as const];
    }),
  );
}
