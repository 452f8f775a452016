import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooCommon, passwordScore } from '#domain/password/password-estimate.ts';
import { personalTexts } from '#domain/password/personal-texts.ts';

const COMMON = [
  '123456',
  '12345678',
  'password',
  'Password1',
  'P@ssw0rd',
  'pAsSwOrD',
  'qwertyuiop',
  '1q2w3e4r',
  'iloveyou',
  'princess',
  'football',
  'abc12345',
  'superman',
  'sunshine',
  'letmein1',
  'contraseña',
  'tequiero',
  '11111111',
  'abcdefghijk',
  'qwerty123',
];

const words = dictionary['diceware-common'].filter((word) => word.length >= 4);

/** Text with the letter case of each character chosen by chance. */
const inAnyCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) =>
      Array.from(text, (letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(''),
    );

describe('isTooCommon', () => {
  it.each(COMMON)('refuses "%s"', (password) => {
    expect(isTooCommon(password, [])).toBe(true);
  });

  it('accepts any passphrase of four words', () => {
    const passphrase = fc
      .uniqueArray(fc.constantFrom(...words), { minLength: 4, maxLength: 4 })
      .map((chosen) => chosen.join(' '));
    fc.assert(
      fc.property(passphrase, (password) => !isTooCommon(password, [])),
      { numRuns: 60 },
    );
  });

  it('refuses the username alone in any letter case', () => {
    const username = fc.stringMatching(/^[a-z][a-z0-9]{5,29}$/);
    const typed = username.chain((name) => fc.tuple(fc.constant(name), inAnyCase(name)));
    fc.assert(
      fc.property(typed, ([name, password]) =>
        isTooCommon(password, personalTexts({ username: name })),
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    'lucia-rios@mail.pe',
    'LuciaRios',
    'luciarios1',
    '986123456',
    '51986123456',
    'Denluma1',
  ])('refuses "%s", which is known about its owner', (password) => {
    const facts = {
      username: 'luciarios',
      email: 'lucia-rios@mail.pe',
      mobile: '+51986123456',
      brandNames: ['denluma', 'Den Luma'],
    };
    expect(isTooCommon(password, personalTexts(facts))).toBe(true);
  });

  it('accepts a passphrase that contains the name among other words', () => {
    expect(isTooCommon('luna ve un farol rojo', ['luna'])).toBe(false);
  });

  it('judges a long password by its beginning', () => {
    expect(isTooCommon('a'.repeat(128), [])).toBe(true);
    expect(isTooCommon('un farol rojo bajo la luna '.repeat(4), [])).toBe(false);
  });
});

it('estimates the longest password at the cost of its first 32 characters', () => {
  for (const part of ['p@ssw0rd', '$4@s5!1|0ogq', '19901990', 'aA1!']) {
    const judged = part.repeat(64).slice(0, 32);
    const known = ['luna', 'luna@example.com', 'denluma'];
    const score = passwordScore(judged, known);
    // What follows is not looked at, so that it costs nothing.
    for (const rest of [part.repeat(12), 'Zq7!vKx2#mP9'.repeat(8)]) {
      expect(passwordScore(judged + rest, known), judged + rest).toBe(score);
    }
  }
});

describe('personalTexts', () => {
  it('lists what is known, without blanks, repeats and short texts', () => {
    const facts = {
      username: ' luna ',
      email: 'luna@x.pe',
      mobile: null,
      brandNames: ['no', 'Den'],
    };
    expect(personalTexts(facts)).toEqual(['luna', 'x.pe', 'luna@x.pe', 'Den']);
  });

  it('reads a mobile number with and without its dialling code', () => {
    expect(personalTexts({ mobile: '+51 986 123 456' })).toEqual(
      expect.arrayContaining(['51986123456', '986123456']),
    );
  });
});
