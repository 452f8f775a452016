import { describe, expect, it } from 'vitest';
import { checkForm } from '#site/features/registration/check-form.ts';
import { fieldChoices } from '#site/features/registration/field-choices.ts';
import { filledGroups } from '#site/features/registration/filled-groups.ts';
import { registrationRequest } from '#site/features/registration/registration-body.ts';
import { shippedPlan } from '../site-fixture.ts';

const { registration } = shippedPlan();
const facts = { minimumAge: 18, today: new Date('2026-11-21T12:00:00Z') };
const good = {
  username: 'lucia2026',
  password: 'una frase larga',
  confirmPassword: 'una frase larga',
  birthday: '2008-11-21',
};
const faults = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(checkForm(registration.fields, values, facts)).map(([field, { code }]) => [
      field,
      code,
    ]),
  );

describe('checkForm', () => {
  it('lets a good form pass, with what is optional left out', () => {
    expect(faults(good)).toEqual({});
  });

  it.each([
    ['username', '', 'REQUIRED'],
    ['username', 'a', 'TOO_SHORT'],
    ['username', '9lives', 'PATTERN'],
    ['confirmPassword', 'una frase corta', 'MISMATCH'],
    ['birthday', '2008-11-22', 'TOO_YOUNG'],
    ['birthday', '2008-02-31', 'PATTERN'],
    ['birthday', '1899-12-31', 'TOO_EARLY'],
    ['birthday', '2026-11-22', 'IN_FUTURE'],
    ['email', 'nobody', 'PATTERN'],
  ])('finds what is wrong with %s "%s"', (field, value, code) => {
    expect(faults({ ...good, [field]: value })).toEqual({ [field]: code });
  });

  it('takes one password in two forms of Unicode as one', () => {
    const password = 'contraseñá larga';
    const [composed, decomposed] = [password.normalize('NFC'), password.normalize('NFD')];
    expect(faults({ ...good, password: composed, confirmPassword: decomposed })).toEqual({});
    expect(faults({ ...good, password: decomposed, confirmPassword: composed })).toEqual({});
  });

  it('does not count blanks at the ends of a name, and does in a password', () => {
    expect(faults({ ...good, username: ' lucia2026 ' })).toEqual({});
    expect(faults({ ...good, confirmPassword: 'una frase larga ' })).toEqual({
      confirmPassword: 'MISMATCH',
    });
  });
});

it('sends what was filled in, trimmed, with the terms that were shown', () => {
  const { operation, body } = registrationRequest(
    { method: 'username', fields: registration.fields },
    { ...good, username: ' lucia2026 ', email: '' },
    registration,
    { registerUrl: 'http://x/register?code=abc', proof: null },
  );
  expect(operation).toBe('register');
  expect(body).toMatchObject({
    username: 'lucia2026',
    password: good.password,
    birthday: '2008-11-21',
    registerUrl: 'http://x/register?code=abc',
    termsAccepted: true,
    termsVersion: registration.terms.version,
    login: true,
  });
  expect(body).not.toHaveProperty('email');
});

it('sends a registration by mobile to its own operation, without a username', () => {
  const fields = [{ ...registration.fields[0], id: 'mobileNum' }] as typeof registration.fields;
  const values = { mobileNum: ' 987654321 ', username: 'left over' };
  const { operation, body } = registrationRequest(
    { method: 'mobile', fields },
    values,
    registration,
    { registerUrl: 'http://x/register', proof: null },
  );
  expect(operation).toBe('registerByMobile');
  expect(body).toMatchObject({ registerBy: 'mobile', mobileNum: '987654321' });
  expect(body).not.toHaveProperty('username');
});

it('sends the proof of a phone service instead of the code that led to it', () => {
  const [first] = registration.fields;
  const fields = ['mobileNum', 'verificationCode'].map((id) => ({ ...first, id }));
  const proof = { firebaseChannel: 'project', firebaseIdToken: 'token' };
  const { body } = registrationRequest(
    { method: 'mobile', fields: fields as typeof registration.fields },
    { mobileNum: '987654321', verificationCode: '123456' },
    registration,
    { registerUrl: 'http://x/register', proof },
  );
  expect(body).toMatchObject(proof);
  expect(body).not.toHaveProperty('verificationCode');
});

it('shows groups that have fields, in the brand’s order', () => {
  const groups = filledGroups(registration.groups, registration.fields);
  expect(groups.map(({ id }) => id)).toEqual(['account', 'person', 'contact']);
  expect(groups.flatMap(({ fields }) => fields)).toHaveLength(registration.fields.length);
});

describe('fieldChoices', () => {
  const { market } = shippedPlan();
  const say = (key: string) => key;

  it('offers countries by name in the reader’s language', () => {
    const choices = fieldChoices({ id: 'nationality', inputType: 'country' }, market, 'es', say);
    expect(choices).toContainEqual({ value: 'PE', label: 'Perú' });
  });

  it('lets one type everything else', () => {
    expect(fieldChoices({ id: 'username', inputType: 'text' }, market, 'es', say)).toBeNull();
  });
});
