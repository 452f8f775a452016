import type { RegisterRule } from '#contract/generated/types.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageInYears } from '#domain/registration/birthday.ts';
import { compileExpression, patternMessageKey } from '#domain/registration/check-field-value.ts';
import { registrationForm, REGISTRATION_METHODS } from '#domain/registration/registration-form.ts';
import { REGISTRATION_FIELD_IDS } from '#domain/registration/registration-fields.ts';
import {
  type RegistrationRequest,
  validateRegistration,
} from '#domain/registration/validate-registration.ts';

function rule(field: RegisterRule['field'], change: Partial<RegisterRule> = {}): RegisterRule {
  return {
    field,
    enabled: true,
    required: false,
    minLength: 2,
    maxLength: 20,
    acceptedPattern: '',
    patternId: 'anyCharacters',
    ...change,
  };
}

const good = { username: 'luna2026', password: 'correct horse', confirmPassword: 'correct horse' };

function validate(body: Record<string, unknown>, change: Partial<RegistrationRequest> = {}) {
  return validateRegistration({
    body,
    method: 'username',
    flags: { USERNAMEREG3: true },
    rules: [],
    minimumAge: 18,
    today: new Date('2026-06-15T12:00:00Z'),
    ...change,
  });
}

function faults(body: Record<string, unknown>, change: Partial<RegistrationRequest> = {}) {
  const outcome = validate(body, change);
  return outcome.ok
    ? {}
    : Object.fromEntries(Object.entries(outcome.fields).map(([at, { code }]) => [at, code]));
}

describe('validateRegistration', () => {
  it('takes a name and a password and gives back what to keep', () => {
    expect(validate({ ...good, username: '  luna2026 ' })).toEqual({ ok: true, values: good });
  });

  it('wants what the way to register needs', () => {
    expect(faults({})).toEqual({
      '/username': 'REQUIRED',
      '/password': 'REQUIRED',
      '/confirmPassword': 'REQUIRED',
    });
    expect(faults({}, { method: 'mobile' })).toEqual({
      '/countryDialingCode': 'REQUIRED',
      '/mobileNum': 'REQUIRED',
      '/verificationCode': 'REQUIRED',
    });
  });

  it('counts a value of spaces as none, but keeps spaces of a password', () => {
    expect(faults({ ...good, username: '   ' })).toEqual({ '/username': 'REQUIRED' });
    const spaced = { ...good, password: ' spaced out ', confirmPassword: ' spaced out ' };
    expect(validate(spaced)).toMatchObject({ ok: true, values: { password: ' spaced out ' } });
  });

  it('takes one password in two forms of Unicode as one, and counts its accents once', () => {
    const chosen = 'contraseñá';
    const accented = {
      ...good,
      password: chosen.normalize('NFD'),
      confirmPassword: chosen.normalize('NFC'),
    };
    expect(validate(accented)).toMatchObject({ ok: true, values: { password: chosen } });
    const short = 'é'.repeat(7).normalize('NFD');
    expect(faults({ ...good, password: short, confirmPassword: short })).toMatchObject({
      '/password': 'TOO_SHORT',
    });
  });

  it('refuses a value that is not offered rather than dropping it', () => {
    expect(faults({ ...good, email: 'a@b.co' })).toEqual({ '/email': 'NOT_OFFERED' });
    expect(
      faults({ ...good, email: 'a@b.co' }, { rules: [rule('email', { enabled: false })] }),
    ).toEqual({
      '/email': 'NOT_OFFERED',
    });
    expect(faults({ ...good, email: '' })).toEqual({});
    expect(faults({ ...good, email: 'a@b.co' }, { rules: [rule('email')] })).toEqual({});
  });

  it('leaves other keys of the body alone', () => {
    expect(validate({ ...good, termsAccepted: true, login: true }).ok).toBe(true);
  });

  it('refuses what is not text', () => {
    expect(faults({ ...good, username: 5 })).toEqual({ '/username': 'NOT_TEXT' });
    expect(faults({ ...good, username: { $gt: '' } })).toEqual({ '/username': 'NOT_TEXT' });
    expect(faults({ ...good, username: null })).toEqual({ '/username': 'REQUIRED' });
  });

  it('holds bounds, counted in characters, and says them', () => {
    const rules = [rule('username', { minLength: 3, maxLength: 3 })];
    expect(faults({ ...good, username: 'ab' }, { rules })).toEqual({ '/username': 'TOO_SHORT' });
    expect(faults({ ...good, username: 'abcd' }, { rules })).toEqual({ '/username': 'TOO_LONG' });
    expect(faults({ ...good, username: '😀😀😀' }, { rules })).toEqual({});
    const outcome = validate({ ...good, username: 'ab' }, { rules });
    expect(!outcome.ok && outcome.fields['/username']).toEqual({
      code: 'TOO_SHORT',
      messageKey: 'pattern:reg_pattern_anyCharacters',
      params: { min: 3, max: 3, exact: 'yes' },
    });
  });

  it('holds the pattern family and the operator’s own expression', () => {
    const rules = [
      rule('mobileNum', {
        required: true,
        patternId: 'digits',
        minLength: 9,
        maxLength: 9,
        acceptedPattern: '9[0-9]*',
      }),
    ];
    expect(faults({ ...good, mobileNum: '987654321' }, { rules })).toEqual({});
    expect(faults({ ...good, mobileNum: '887654321' }, { rules })).toEqual({
      '/mobileNum': 'PATTERN',
    });
    expect(faults({ ...good, mobileNum: '98765432x' }, { rules })).toEqual({
      '/mobileNum': 'PATTERN',
    });
    expect(faults(good, { rules })).toEqual({ '/mobileNum': 'REQUIRED' });
  });

  it('lets nobody be locked out by an expression that does not compile', () => {
    expect(compileExpression('(')).toBeNull();
    expect(faults(good, { rules: [rule('username', { acceptedPattern: '(' })] })).toEqual({});
    expect(compileExpression('a|b')?.test('ax')).toBe(false);
  });

  it('wants the password twice', () => {
    expect(faults({ ...good, confirmPassword: 'correct hors ' })).toEqual({
      '/confirmPassword': 'MISMATCH',
    });
    expect(faults({ ...good, password: 'short', confirmPassword: 'shorT' })).toMatchObject({
      '/password': 'TOO_SHORT',
    });
  });

  it('refuses someone too young, to the day', () => {
    const rules = [rule('birthday', { minLength: 10, maxLength: 10, patternId: 'dateYearFirst' })];
    expect(faults({ ...good, birthday: '2008-06-15' }, { rules })).toEqual({});
    expect(faults({ ...good, birthday: '2008-06-16' }, { rules })).toEqual({
      '/birthday': 'TOO_YOUNG',
    });
    expect(faults({ ...good, birthday: '2007-06-15' }, { rules, minimumAge: 21 })).toEqual({
      '/birthday': 'TOO_YOUNG',
    });
    expect(faults({ ...good, birthday: '2008-02-30' }, { rules })).toEqual({
      '/birthday': 'PATTERN',
    });
    const american = [
      rule('birthday', { minLength: 10, maxLength: 10, patternId: 'dateMonthFirst' }),
    ];
    expect(faults({ ...good, birthday: '06-16-2008' }, { rules: american })).toEqual({
      '/birthday': 'TOO_YOUNG',
    });
  });

  it('needs a number and its code where the flag asks for a proven number', () => {
    const flags = { USERNAMEREG3: true, REGMOBVERF3: true };
    expect(faults(good, { flags })).toEqual({
      '/countryDialingCode': 'REQUIRED',
      '/mobileNum': 'REQUIRED',
      '/verificationCode': 'REQUIRED',
    });
    const proven = {
      ...good,
      countryDialingCode: '+51',
      mobileNum: '987654321',
      verificationCode: '1234567',
    };
    expect(faults(proven, { flags })).toEqual({});
  });

  it('accepts no code without the flag, though a rule enables it', () => {
    const code = { ...good, verificationCode: '1234567' };
    expect(faults(code, { rules: [rule('verificationCode')] })).toEqual({
      '/verificationCode': 'NOT_OFFERED',
    });
  });

  it('refuses a proof that no verifier exists for', () => {
    expect(faults({ ...good, firebaseIdToken: 'x' })).toEqual({
      '/firebaseIdToken': 'NOT_OFFERED',
    });
    expect(faults({ ...good, firebaseIdToken: '' })).toEqual({});
  });

  it('lists faults in the order of the form, whatever the order of the body', () => {
    const body = { email: 'x', confirmPassword: 5 };
    expect(Object.keys(faults(body, { rules: [rule('email')] }))).toEqual([
      '/username',
      '/password',
      '/confirmPassword',
      '/email',
    ]);
  });

  it('never throws and never keeps what the form does not have', () => {
    const field = fc.constantFrom(...REGISTRATION_FIELD_IDS);
    fc.assert(
      fc.property(
        fc.dictionary(
          field,
          fc.oneof(fc.string({ unit: 'binary' }), fc.constant(null), fc.integer(), fc.constant([])),
        ),
        fc.uniqueArray(
          fc.record({
            field,
            enabled: fc.boolean(),
            required: fc.boolean(),
            minLength: fc.nat(9),
            maxLength: fc.nat(255),
          }),
          { selector: (item) => item.field },
        ),
        fc.constantFrom(...REGISTRATION_METHODS),
        fc.boolean(),
        (body, some, method, verified) => {
          const rules = some.map((item) => ({ ...rule(item.field), ...item }));
          const flags = { REGMOBVERF3: verified };
          const outcome = validate(body, { rules, method, flags });
          const form = new Map(
            registrationForm(method, flags, rules).map((item) => [item.field, item]),
          );
          if (!outcome.ok) return;
          for (const [name, value] of Object.entries(outcome.values)) {
            const held = form.get(name as (typeof REGISTRATION_FIELD_IDS)[number]);
            expect(held, name).toBeDefined();
            expect(Array.from(value).length).toBeGreaterThanOrEqual(held?.minLength ?? 0);
            expect(Array.from(value).length).toBeLessThanOrEqual(held?.maxLength ?? 0);
          }
          for (const held of form.values()) {
            if (held.required) expect(outcome.values[held.field]).toBeDefined();
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('registrationForm', () => {
  it('ignores rules for fields that do not exist', () => {
    expect(
      registrationForm('username', {}, [rule('emial' as RegisterRule['field'])]).map(
        ({ field }) => field,
      ),
    ).toEqual(['username', 'password', 'confirmPassword']);
  });

  it('gives unknown pattern families the general message', () => {
    expect(patternMessageKey('digits')).toBe('pattern:reg_pattern_digits');
    expect(patternMessageKey('17')).toBe('pattern:reg_pattern_anyCharacters');
  });
});

describe('ageInYears', () => {
  it.each([
    ['2008-06-15', '2026-06-14', 17],
    ['2008-06-15', '2026-06-15', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-12-31', '2027-01-01', 18],
  ])('born %s, on %s: %i', (birthday, today, years) => {
    expect(ageInYears(new Date(`${birthday}T00:00:00Z`), new Date(`${today}T23:59:00Z`))).toBe(
      years,
    );
  });
});
