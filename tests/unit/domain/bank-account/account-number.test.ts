import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountNumberFault, maskedNumber } from '#domain/bank-account/account-number.ts';
import { isSamePayee } from '#domain/bank-account/payee-name.ts';
import { readAccountNumber } from '#domain/bank-account/read-account-number.ts';
import { tidyAccountNumber } from '#domain/bank-account/tidy-account-number.ts';
import accountNumberSchema from '#schemas/entities/account-number.json' with { type: 'json' };
import { accountNumber } from '#tests/support/withdrawals.ts';

/** Examples that the standards and the banks publish. */
const PUBLISHED = [
  ['MX', '032180000118359719'],
  ['AR', '2850590940090418135201'],
  ['ES', 'ES9121000418450200051332'],
  ['DE', 'DE89370400440532013000'],
  ['FR', 'FR1420041010050500013M02606'],
  ['IT', 'IT60X0542811101000000123456'],
  ['PT', 'PT50000201231234567890154'],
] as const;

describe('account numbers', () => {
  it.each(PUBLISHED)('%s: takes the published example', (country, number) => {
    expect(accountNumberFault(number, country, {})).toBeNull();
  });

  it.each(PUBLISHED)('%s: finds every wrong digit of it', (country, number) => {
    const places = Array.from(number, (sign, at) => ({ sign, at })).filter(({ sign }) =>
      /\d/.test(sign),
    );
    for (const { sign, at } of places) {
      const wrong = String((Number(sign) + 1) % 10);
      const changed = `${number.slice(0, at)}${wrong}${number.slice(at + 1)}`;
      expect(accountNumberFault(changed, country, {}), changed).not.toBeNull();
    }
  });

  it('PE: closes each group with its own digit, and finds every wrong digit', () => {
    const cases = fc.tuple(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 3, max: 19 }),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(cases, ([account, at, step]) => {
        const number = accountNumber(account);
        expect(accountNumberFault(number, 'PE', { clearingCode: '901' })).toBeNull();
        const wrong = String((Number(number[at]) + step) % 10);
        const changed = `${number.slice(0, at)}${wrong}${number.slice(at + 1)}`;
        expect(accountNumberFault(changed, 'PE', { clearingCode: '901' })).toBe('CHECK_DIGITS');
      }),
    );
  });

  it('says what is wrong: length, signs, another bank', () => {
    expect(accountNumberFault('123', 'PE', {})).toBe('LENGTH');
    expect(accountNumberFault(`${accountNumber(7).slice(1)}x`, 'PE', {})).toBe('CHARACTERS');
    expect(accountNumberFault(accountNumber(7), 'PE', { clearingCode: '902' })).toBe('BANK_CODE');
    expect(accountNumberFault('ES9121000418450200051332', 'DE', {})).toBe('CHARACTERS');
  });

  it.each([
    ['ES9100000418450200051332', 'ES', 'BANK_CODE'],
    // The check digits of ISO 13616 are right, those of the country are not.
    ['ES1321000418400200051332', 'ES', 'CHECK_DIGITS'],
    ['IT64Y0542811101000000123456', 'IT', 'CHECK_DIGITS'],
    ['PT23000201231234567890155', 'PT', 'CHECK_DIGITS'],
    ['FR8420041010050500013M02607', 'FR', 'CHECK_DIGITS'],
    ['ES91210004184502000513AB', 'ES', 'CHARACTERS'],
    ['00000000000000000000', 'PE', 'BANK_CODE'],
    ['000000000000000000', 'MX', 'BANK_CODE'],
    ['0000000000000000000000', 'AR', 'BANK_CODE'],
    ['0000000000', 'EC', 'CHARACTERS'],
    ['ABCDEFGH', 'EC', 'CHARACTERS'],
    ['22001234AB', 'EC', 'CHARACTERS'],
    ['2200123', 'EC', 'LENGTH'],
    ['22001234567890123', 'EC', 'LENGTH'],
  ])('refuses %s of %s, which no bank issues', (number, country, fault) => {
    expect(accountNumberFault(number, country, {})).toBe(fault);
  });

  it.each(['2200123456', '22001234567', '220012345678', '0012345678'])(
    'EC: takes the digits %s',
    (number) => expect(accountNumberFault(number, 'EC', {})).toBeNull(),
  );

  it('takes letters and digits of a country without a form', () => {
    expect(accountNumberFault('AB1234', 'VN', {})).toBeNull();
  });

  it.each(['21000418450200051332', '2100 0418 45 0200051332', '2100-0418-45-0200051332'])(
    'ES: reads the CCC %s as its IBAN',
    (typed) => {
      const number = readAccountNumber(typed, 'ES');
      expect(number).toBe('ES9121000418450200051332');
      expect(accountNumberFault(number, 'ES', { clearingCode: '2100' })).toBeNull();
    },
  );

  it('ES: refuses a CCC with a wrong check digit', () => {
    for (const wrong of ['21000418350200051332', '21000418460200051332', '21000418450200051333']) {
      const number = readAccountNumber(wrong, 'ES');
      expect(accountNumberFault(number, 'ES', {}), wrong).toBe('CHECK_DIGITS');
    }
  });

  it('reads 20 digits of another country as they are', () => {
    expect(readAccountNumber(accountNumber(7), 'PE')).toBe(accountNumber(7));
  });

  it('refuses check digits that are right modulo 97 and never issued', () => {
    // 00, 01 and 99 equal 97, 98 and 02 modulo 97.
    const body = Array.from(
      { length: 2000 },
      (_one, at) => `370400440${String(at).padStart(9, '0')}`,
    );
    const issued = body.flatMap((bban) =>
      Array.from({ length: 100 }, (_one, check) => `DE${String(check).padStart(2, '0')}${bban}`),
    );
    const taken = issued.filter((number) => accountNumberFault(number, 'DE', {}) === null);
    expect(taken).toHaveLength(body.length);
    expect(taken.every((number) => !/^DE(?:00|01|99)/.test(number))).toBe(true);
  });

  it.each([
    'ES91 2100 0418 4502 0005 1332',
    'es91-2100-0418-4502-0005-1332',
    'IBAN ES91 2100 0418 4502 0005 1332',
    'IBAN: ES91.2100.0418.4502.0005.1332',
    'ES91‑2100‑0418–4502–0005 1332',
    'ＥＳ９１２１０００４１８４５０２０００５１３３２',
    '\u202aES9121000418450200051332\u202c',
  ])('reads %s', (typed) => {
    expect(tidyAccountNumber(typed)).toBe('ES9121000418450200051332');
    expect(new RegExp(accountNumberSchema.pattern, 'u').test(typed)).toBe(true);
  });

  it('are compared without spaces, and shown by their end alone', () => {
    expect(tidyAccountNumber(' es91 2100-0418 4502 0005 1332')).toBe('ES9121000418450200051332');
    expect(maskedNumber('ES9121000418450200051332')).toBe('•••• 1332');
  });
});

it('payees are the same whatever the order, accents and case', () => {
  expect(isSamePayee('María  Quispe-Rojas', 'rojas quispe maria')).toBe(true);
  expect(isSamePayee('María Quispe', 'Marta Quispe')).toBe(false);
});
