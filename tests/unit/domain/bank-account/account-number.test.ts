import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountNumberFault,
  maskedNumber,
  tidyAccountNumber,
} from '#domain/bank-account/account-number.ts';
import { isSamePayee } from '#domain/bank-account/payee-name.ts';
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

  it('are compared without spaces, and shown by their end alone', () => {
    expect(tidyAccountNumber(' es91 2100-0418 4502 0005 1332')).toBe('ES9121000418450200051332');
    expect(maskedNumber('ES9121000418450200051332')).toBe('•••• 1332');
  });
});

it('payees are the same whatever the order, accents and case', () => {
  expect(isSamePayee('María  Quispe-Rojas', 'rojas quispe maria')).toBe(true);
  expect(isSamePayee('María Quispe', 'Marta Quispe')).toBe(false);
});
