import type { RegisterRule } from '#contract/generated/types.ts';
import {
  type NewPassword,
  newPasswordFaults,
  passwordRule,
} from '#domain/password/new-password.ts';
import { matchInTime } from '../../platform/match-in-time.ts';
import { Problem } from '../../platform/problem.ts';

/** Lets a change of password through. @throws Problem INVALID_PASSWORD with a text for each field */
export function checkPassword(given: NewPassword, rules: readonly RegisterRule[]): void {
  const faults = Object.entries(newPasswordFaults(given, passwordRule(rules), matchInTime));
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, fault]) => [`/${field}`, fault]));
  throw new Problem('INVALID_PASSWORD', { fields });
}
