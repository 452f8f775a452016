import type { RegisterRule } from '#contract/generated/types.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followPassword } from '#domain/registration/follow-password.ts';
import { PATTERN_FAMILIES } from '#domain/registration/pattern-families.ts';
import { registerRuleFaults } from '#domain/registration/register-rule-faults.ts';
import {
  REGISTRATION_FIELDS,
  REGISTRATION_FIELD_IDS,
} from '#domain/registration/registration-fields.ts';
import { checkFieldValue } from '#domain/registration/check-field-value.ts';

const rule = (field: RegisterRule['field'], more: Partial<RegisterRule> = {}): RegisterRule => ({
  field,
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 20,
  acceptedPattern: '',
  patternId: 'anyCharacters',
  ...more,
});

it('finds nothing in what the product itself starts with', () => {
  const rules = REGISTRATION_FIELD_IDS.map((field) => rule(field, REGISTRATION_FIELDS[field]));
  expect(registerRuleFaults(rules)).toEqual([]);
});

it('names field, property and reason of each contradiction', () => {
  const faults = registerRuleFaults([
    rule('email', { minLength: 30 }),
    rule('line', { enabled: false }),
    rule('zalo', { patternId: 'runes', acceptedPattern: '[' }),
    rule('username', { required: false }),
  ]);
  expect(faults.map(({ field, property, code }) => [field, property, code])).toEqual([
    ['email', 'maxLength', 'MIN_ABOVE_MAX'],
    ['line', 'required', 'REQUIRED_BUT_OFF'],
    ['zalo', 'patternId', 'UNKNOWN_FAMILY'],
    ['zalo', 'acceptedPattern', 'NOT_AN_EXPRESSION'],
    ['username', 'required', 'NEEDED_TO_REGISTER'],
  ]);
});

it('a rule without fault can be satisfied: by text of a length between its bounds', () => {
  const anyRule = fc.record({
    field: fc.constant('nickname'),
    enabled: fc.boolean(),
    required: fc.boolean(),
    minLength: fc.integer({ min: 0, max: 40 }),
    maxLength: fc.integer({ min: 0, max: 40 }),
    acceptedPattern: fc.constantFrom('', '.*', '('),
    patternId: fc.constantFrom('anyCharacters', 'lettersOrDigits', 'runes'),
  });
  fc.assert(
    fc.property(anyRule, (made) => {
      if (registerRuleFaults([made]).length > 0 || !made.enabled) return;
      expect(checkFieldValue(made, 'a'.repeat(made.maxLength))).toBeNull();
    }),
  );
});

describe('the confirmation', () => {
  it('takes what the password takes', () => {
    const rules = [rule('password', { maxLength: 99 }), rule('confirmPassword'), rule('email')];
    expect(followPassword(rules).map(({ field, maxLength }) => [field, maxLength])).toEqual([
      ['password', 99],
      ['confirmPassword', 99],
      ['email', 20],
    ]);
    expect(followPassword([rule('email')])).toEqual([rule('email')]);
  });
});

it('knows every family the forms know', () => {
  const rules = [...PATTERN_FAMILIES.keys()].map((patternId) => rule('nickname', { patternId }));
  expect(registerRuleFaults(rules)).toEqual([]);
});
