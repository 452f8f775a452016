import type { RegisterRule } from '#contract/generated/types.ts';
import { describe, expect, it } from 'vitest';
import { newPasswordFaults, passwordRule } from '#domain/password/new-password.ts';

const RULE: RegisterRule = {
  field: 'password',
  enabled: true,
  required: true,
  minLength: 10,
  maxLength: 12,
  acceptedPattern: '[a-z]+',
  patternId: 'anyCharacters',
};

describe('the rule for a new password', () => {
  it('is the one of the registration form', () => {
    expect(passwordRule([RULE])).toEqual({
      minLength: 10,
      maxLength: 12,
      acceptedPattern: '[a-z]+',
      patternId: 'anyCharacters',
    });
  });

  it('has the bounds of the product where a brand has none of its own', () => {
    expect(passwordRule([])).toEqual({
      minLength: 8,
      maxLength: 64,
      acceptedPattern: '',
      patternId: 'anyCharacters',
    });
  });
});

describe('a change of password', () => {
  const rule = passwordRule([RULE]);
  const good = {
    oldPassword: 'the old one',
    newPassword: 'abcdefghijk',
    confirmNewPassword: 'abcdefghijk',
  };
  const codes = (changes: Partial<Record<keyof typeof good, string | null>>) => {
    const given = { ...good, ...changes } as typeof good;
    const faults = Object.entries(newPasswordFaults(given, rule));
    return Object.fromEntries(faults.map(([field, { code }]) => [field, code]));
  };

  it.each([
    ['that is in order', {}, {}],
    ['without the old one being known', { oldPassword: null }, {}],
    [
      'with nothing',
      { oldPassword: '', newPassword: '', confirmNewPassword: '' },
      {
        oldPassword: 'REQUIRED',
        newPassword: 'REQUIRED',
        confirmNewPassword: 'REQUIRED',
      },
    ],
    ['too short', { newPassword: 'abc', confirmNewPassword: 'abc' }, { newPassword: 'TOO_SHORT' }],
    [
      'too long',
      { newPassword: 'a'.repeat(13), confirmNewPassword: 'a'.repeat(13) },
      {
        newPassword: 'TOO_LONG',
      },
    ],
    [
      'against the pattern',
      { newPassword: 'ABCDEFGHIJK', confirmNewPassword: 'ABCDEFGHIJK' },
      {
        newPassword: 'PATTERN',
      },
    ],
    ['to the same', { oldPassword: 'abcdefghijk' }, { newPassword: 'SAME_AS_OLD' }],
    [
      'confirmed with another',
      { confirmNewPassword: 'abcdefghijl' },
      {
        confirmNewPassword: 'MISMATCH',
      },
    ],
    [
      'confirmed with a blank more',
      { confirmNewPassword: 'abcdefghijk ' },
      {
        confirmNewPassword: 'MISMATCH',
      },
    ],
    // One thing at a time: what has to be typed anew is typed twice anyway.
    ['too short and confirmed with another', { newPassword: 'abc' }, { newPassword: 'TOO_SHORT' }],
  ])('%s', (_what, changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });

  it('takes two forms of Unicode as one password', () => {
    const anyLetters = { ...rule, acceptedPattern: '' };
    const composed = 'contraseñas'.normalize('NFC');
    const decomposed = composed.normalize('NFD');
    const given = { newPassword: composed, confirmNewPassword: decomposed };
    expect(newPasswordFaults({ oldPassword: null, ...given }, anyLetters)).toEqual({});
    const same = newPasswordFaults({ oldPassword: decomposed, ...given }, anyLetters);
    expect(same.newPassword?.code).toBe('SAME_AS_OLD');
  });
});
