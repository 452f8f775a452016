import { describe, expect, it } from 'vitest';
import { marketDialingCodes } from '#domain/phone/dialing-codes.ts';
import {
  looksInternational,
  marketNumber,
  mobileNumberOf,
  readMobileNumber,
} from '#domain/phone/phone-number.ts';

describe('a mobile number', () => {
  it.each([
    ['987654321', '+51', '+51987654321'],
    ['987654321', '51', '+51987654321'],
    ['0987654321', '+593', '+593987654321'],
    ['612345678', '+34', '+34612345678'],
    ['0812345678', '+66', '+66812345678'],
    ['0912345678', '+84', '+84912345678'],
  ])('%s of %s is %s', (digits, code, expected) => {
    expect(readMobileNumber(digits, code)).toBe(expected);
  });

  it.each([
    ['14123456', '+51', 'a landline'],
    ['98765432', '+51', 'too short'],
    ['9876543210987', '+51', 'too long'],
    ['900123456', '+34', 'a premium number'],
    ['', '+51', 'empty'],
    ['987654321', '+999', 'of no country'],
  ])('is not %s of %s, which is %s', (digits, code) => {
    expect(readMobileNumber(digits, code)).toBeNull();
  });

  it.each([
    '987 654 321',
    '987.654.321',
    '(987) 654-321',
    '987‑654–321',
    '987−654—321',
    '0987654321',
    '+51 987 654 321',
    '+51 (0) 987 654 321',
    '0051 987 654 321',
    '00 51 987 654 321',
    '51987654321',
    '９８７６５４３２１',
    '＋５１　９８７　６５４　３２１',
    '٩٨٧٦٥٤٣٢١',
    '९८७६५४३२१',
    '\u202a+51 987 654 321\u202c',
  ])('of Peru is read as %s', (typed) => {
    expect(readMobileNumber(typed, '+51')).toBe('+51987654321');
    expect(mobileNumberOf(typed, '+51')).toBe('+51987654321');
  });

  it.each([
    ['1 55 1234 5678', '+52', '+525512345678'],
    ['+52 1 55 1234 5678', '+52', '+525512345678'],
    ['044 55 1234 5678', '+52', '+525512345678'],
    ['011 15 2345-6789', '+54', '+5491123456789'],
    ['9 11 2345 6789', '+54', '+5491123456789'],
    ['+44 (0)7911 123456', '+44', '+447911123456'],
    ['0044 7911 123456', '+44', '+447911123456'],
    ['8 912 345-67-89', '+7', '+79123456789'],
  ])('%s of %s is read with its country’s prefixes', (typed, code, expected) => {
    expect(readMobileNumber(typed, code)).toBe(expected);
  });

  it.each([
    'abc987654321',
    '987654321 ext 5',
    'tel:987654321',
    '+34 612345678',
    '+51+987654321',
    '+',
  ])('is not %s of +51', (typed) => {
    expect(readMobileNumber(typed, '+51')).toBeNull();
  });

  it('belongs to one of the countries of the brand', () => {
    expect(marketNumber('987654321', '51', ['+51'])).toBe('+51987654321');
    expect(marketNumber('612345678', '+34', ['+51'])).toBeNull();
  });

  it('is recognised in a name as people write it', () => {
    for (const name of ['987654321', '+51987654321', '+51 987 654 321', '987-654-321']) {
      expect(mobileNumberOf(name, '+51')).toBe('+51987654321');
    }
    for (const name of ['luna987654321', 'luna', '123', '+1', '']) {
      expect(mobileNumberOf(name, '+51')).toBeNull();
    }
  });

  it('in international form is no username', () => {
    expect(looksInternational(' +51 987654321')).toBe(true);
    expect(looksInternational('＋51.987.654.321')).toBe(true);
    expect(looksInternational('0051987654321')).toBe(true);
    expect(looksInternational('luna+51')).toBe(false);
    expect(looksInternational('0012')).toBe(false);
  });
});

it('dialling codes are those of the countries, the main one first and each once', () => {
  const countries = ['US', 'CA', 'PE'];
  expect(marketDialingCodes({ countries, dialingCode: '+51' })).toEqual(['+51', '+1']);
});
