import type { RegisterRule } from '#contract/generated/types.ts';
import { describe, expect, it } from 'vitest';
import { assemble } from '#brand/assemble.ts';
import { generousInput } from '../brand-fixture.ts';

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

function register(
  id: string,
  flags: readonly string[],
  registerRules: readonly RegisterRule[] = [],
) {
  const input = generousInput(id);
  return assemble({
    ...input,
    flags: Object.fromEntries(flags.map((flag) => [flag, true])),
    registerRules,
  });
}

const fieldIds = (plan: ReturnType<typeof register>) =>
  plan.registration.fields.map((field) => field.id);

describe('the registration form', () => {
  it('is closed when no flag opens a way', () => {
    const { registration, routes, header } = register('denluma', []);
    expect(registration).toMatchObject({ open: false, method: null, fields: [], forms: [] });
    expect(routes.map((route) => route.path)).not.toContain('/register');
    expect(header.elements.map((item) => item.element)).not.toContain('registerLink');
  });

  it('asks for name and password without any rule', () => {
    const { registration } = register('denluma', ['USERNAMEREG3']);
    expect(registration.fields).toMatchObject([
      {
        id: 'username',
        required: true,
        inputType: 'text',
        autocomplete: 'username',
        group: 'account',
      },
      { id: 'password', required: true, inputType: 'password', autocomplete: 'new-password' },
      { id: 'confirmPassword', required: true },
    ]);
    expect(registration.terms).toMatchObject({
      preticked: false,
      minimumAge: 18,
      label: { key: 'plan:registration.terms', params: { age: 18 } },
    });
  });

  it('shows a field where the server enables it, in the order of the brand', () => {
    const rules = [rule('email'), rule('mobileNum', { required: true }), rule('payeeName')];
    expect(fieldIds(register('denluma', ['USERNAMEREG3'], rules))).toEqual([
      'username',
      'mobileNum',
      'password',
      'confirmPassword',
      'payeeName',
      'email',
    ]);
    expect(fieldIds(register('kyvolta', ['USERNAMEREG3'], rules))).toEqual([
      'mobileNum',
      'username',
      'password',
      'confirmPassword',
      'payeeName',
      'email',
    ]);
  });

  it('takes a field out where the server does not enable it, and tells why', () => {
    const plan = register(
      'denluma',
      ['USERNAMEREG3'],
      [rule('email', { enabled: false, required: true })],
    );
    expect(fieldIds(plan)).not.toContain('email');
    const reasonFor = (field: string) =>
      plan.removed
        .find((item) => item.element === `registration/username/${field}`)
        ?.because.at(-1);
    expect(reasonFor('email')).toEqual({
      kind: 'rule',
      effect: 'removes',
      field: 'email',
      property: 'enabled',
    });
    expect(reasonFor('whatsapp')).toEqual({
      kind: 'rule',
      effect: 'removes',
      field: 'whatsapp',
      property: 'absent',
    });
  });

  it('carries bounds and message of the rule; equal bounds are one number', () => {
    const rules = [
      rule('username', { minLength: 6, maxLength: 12, patternId: 'lettersAndDigits' }),
      rule('idNumber', {
        minLength: 8,
        maxLength: 8,
        patternId: 'digits',
        acceptedPattern: '[0-9]{8}',
      }),
    ];
    const byId = new Map(
      register('denluma', ['USERNAMEREG3'], rules).registration.fields.map((field) => [
        field.id,
        field,
      ]),
    );
    expect(byId.get('username')).toMatchObject({
      minLength: 6,
      maxLength: 12,
      messageKey: 'pattern:reg_pattern_lettersAndDigits',
      messageParams: { min: 6, max: 12, exact: 'no' },
    });
    expect(byId.get('idNumber')).toMatchObject({
      acceptedPattern: '[0-9]{8}',
      messageKey: 'pattern:reg_pattern_digits',
      messageParams: { min: 8, max: 8, exact: 'yes' },
    });
  });

  it('shows what the server requires though the brand hides it, and hides what is optional', () => {
    const input = generousInput('denluma');
    const fields = input.manifest.registration.fields.map((item) =>
      item.id === 'email' ? { ...item, hidden: true } : item,
    );
    const registration = { ...input.manifest.registration, fields };
    const emailShown = (required: boolean) =>
      assemble({
        ...input,
        flags: { USERNAMEREG3: true },
        manifest: { ...input.manifest, registration },
        registerRules: [rule('email', { required })],
      }).registration.fields.some((field) => field.id === 'email');
    expect(emailShown(true)).toBe(true);
    expect(emailShown(false)).toBe(false);
  });

  it('adds a field the brand does not place after the others, in a group it has', () => {
    const input = generousInput('denluma');
    const fields = input.manifest.registration.fields.filter((item) => item.id !== 'email');
    const groups = input.manifest.registration.groups.filter((item) => item.id !== 'contact');
    const plan = assemble({
      ...input,
      flags: { USERNAMEREG3: true },
      manifest: {
        ...input.manifest,
        registration: { ...input.manifest.registration, fields, groups },
      },
      registerRules: [rule('email'), rule('captcha')],
    });
    expect(plan.registration.fields.at(-1)).toMatchObject({ id: 'email', group: 'account' });
  });

  it('uses the number as the name when registering by mobile', () => {
    const plan = register('denluma', ['MOBILENUMPASSREG3'], [rule('username')]);
    expect(plan.registration.method).toBe('mobilePassword');
    expect(fieldIds(plan)).toEqual([
      'countryDialingCode',
      'mobileNum',
      'password',
      'confirmPassword',
    ]);
  });

  it('asks for a proven number where the flag is on', () => {
    const rules = [rule('verificationCode')];
    const plan = register('denluma', ['USERNAMEREG3', 'REGMOBVERF3'], rules);
    expect(fieldIds(plan).toSorted()).toEqual(
      [
        'username',
        'countryDialingCode',
        'mobileNum',
        'verificationCode',
        'password',
        'confirmPassword',
      ].toSorted(),
    );
    expect(plan.registration.mobileVerified).toBe(true);
  });

  it('names the flag that a code needs, whatever its rule says', () => {
    const plan = register('denluma', ['USERNAMEREG3'], [rule('verificationCode')]);
    const code = plan.removed.find(
      ({ element }) => element === 'registration/username/verificationCode',
    );
    expect(code?.because.at(-1)).toMatchObject({ kind: 'flag', flag: 'REGMOBVERF3' });
  });

  it('offers every way the flags open, the brand’s first one first', () => {
    const flags = ['USERNAMEREG3', 'MOBILENUMREG3'];
    const methods = (id: string) =>
      register(id, flags).registration.forms.map((form) => form.method);
    expect(methods('denluma')).toEqual(['username', 'mobile']);
    expect(methods('kyvolta')).toEqual(['mobile', 'username']);
  });

  it('takes the brand’s own word for a field', () => {
    const plan = register('kyvolta', ['USERNAMEREG3']);
    expect(plan.registration.fields.find((field) => field.id === 'username')?.label).toEqual({
      text: 'Apodo de jugador',
    });
  });
});
