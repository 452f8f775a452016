import type { RegisterRule, RegistrationField } from '#contract/generated/types.ts';
import { birthdayFault } from './birthday.ts';
import { checkFieldValue, type FieldFault, type Match } from './check-field-value.ts';
import {
  type FieldRule,
  registrationForm,
  type RegistrationMethod,
  SERVICE_PROOF,
} from './registration-form.ts';
import { REGISTRATION_FIELD_IDS } from './registration-fields.ts';
import { tidyFieldValue } from './tidy-field-value.ts';

export interface RegistrationRequest {
  /** The request body; other keys than registration fields are none of this function's business. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly method: RegistrationMethod;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly rules: readonly RegisterRule[];
  /** Years; a birthday, where one is given, must be at least this long ago. */
  readonly minimumAge: number;
  readonly today: Date;
  /** A phone service may prove the number, by its id token instead of a code. */
  readonly takesServiceProof?: boolean;
  readonly match?: Match;
}

export type RegistrationOutcome =
  | {
      readonly ok: true;
      /** Values as they are to be kept: trimmed, passwords canonical instead, empty ones left out. */
      readonly values: Readonly<Partial<Record<RegistrationField, string>>>;
    }
  | {
      readonly ok: false;
      /** Faults by JSON pointer into the body, in the order of the form. */
      readonly fields: Readonly<Record<string, FieldFault>>;
    };

/**
 * Checks a registration against what the form asks for: required, bounds, pattern, confirmation,
 * age. A value for a field that is not offered is refused rather than dropped, and so is the proof
 * of a phone service that the brand does not use, or of which a half is missing.
 */
export function validateRegistration(request: RegistrationRequest): RegistrationOutcome {
  const form = registrationForm(request.method, request.flags, request.rules);
  const proven = SERVICE_PROOF.filter((part) => isGiven(request.body, part));
  const isProven = proven.length > 0 && request.takesServiceProof === true;
  // Whoever brings the service's proof needs no code.
  const asked = isProven ? form.filter(({ field }) => field !== 'verificationCode') : form;
  const offered = new Map(asked.map((rule) => [rule.field, rule]));
  const fields: Record<string, FieldFault> = {};
  const values: Partial<Record<RegistrationField, string>> = {};
  for (const field of REGISTRATION_FIELD_IDS) {
    // Not a text: the body carries a check that a person is there.
    if (field === 'captcha') continue;
    const found = readField(field, offered.get(field), request, values);
    if (found !== null) fields[`/${field}`] = found;
  }
  const proves = isProven && form.some(({ field }) => field === 'verificationCode');
  for (const part of SERVICE_PROOF) {
    const isThere = proven.includes(part);
    if (proves && !isThere) fields[`/${part}`] = fault('REQUIRED', 'pattern:required');
    if (!proves && isThere) fields[`/${part}`] = fault('NOT_OFFERED', 'pattern:notOffered');
  }
  const mismatch =
    offered.has('confirmPassword') &&
    values.confirmPassword !== undefined &&
    values.confirmPassword !== values.password;
  if (mismatch && fields['/password'] === undefined) {
    fields['/confirmPassword'] = fault('MISMATCH', 'pattern:confirmationMismatch');
  }
  return Object.keys(fields).length === 0 ? { ok: true, values } : { ok: false, fields };
}

/** Whether a body has more than nothing under a name. */
function isGiven(body: Readonly<Record<string, unknown>>, name: string): boolean {
  const raw = Object.hasOwn(body, name) ? body[name] : undefined;
  return raw !== undefined && raw !== null && raw !== '';
}

function readField(
  field: RegistrationField,
  rule: FieldRule | undefined,
  request: RegistrationRequest,
  values: Partial<Record<RegistrationField, string>>,
): FieldFault | null {
  const raw = Object.hasOwn(request.body, field) ? request.body[field] : undefined;
  if (raw !== undefined && raw !== null && typeof raw !== 'string') {
    return fault('NOT_TEXT', 'pattern:notText');
  }
  const value = tidyFieldValue(field, raw ?? '', request.body['countryDialingCode']);
  if (rule === undefined) return value === '' ? null : fault('NOT_OFFERED', 'pattern:notOffered');
  const found =
    checkFieldValue(rule, value, request.match) ??
    (field === 'birthday' ? birthdayFault(value, request) : null);
  if (found === null && value !== '') values[field] = value;
  return found;
}

function fault(
  code: FieldFault['code'],
  messageKey: string,
  params: FieldFault['params'] = {},
): FieldFault {
  return { code, messageKey, params };
}
