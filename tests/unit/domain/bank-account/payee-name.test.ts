import { describe, expect, it } from 'vitest';
import { isPayeeName, isSamePayee, tidyPayeeName } from '#domain/bank-account/payee-name.ts';

const APOSTROPHES = Array.from("'’‘ʼʹ`´＇");
const HYPHENS = Array.from('-‐‑–−－');

describe('the holder of a bank account', () => {
  it.each([...APOSTROPHES, ...HYPHENS])('may have %j in the name', (sign) => {
    expect(isPayeeName(`O${sign}Higgins`)).toBe(true);
    expect(isPayeeName(tidyPayeeName(`  Pat  O${sign}Higgins `))).toBe(true);
  });

  it.each(["Pat O'Higgins 2", 'Pat_Higgins', '<Pat>', "'-", '. .', 'P', 'Pat\nHiggins'])(
    'may not be %j',
    (name) => expect(isPayeeName(name)).toBe(false),
  );

  it.each(APOSTROPHES)('is the same person with %j and without it', (sign) => {
    expect(isSamePayee(`Pat O${sign}Higgins`, "O'HIGGINS Pat")).toBe(true);
    expect(isSamePayee(`Pat O${sign}Higgins`, 'Pat OHiggins')).toBe(true);
  });

  it.each(HYPHENS)('is the same person with %j and with a space', (sign) => {
    expect(isSamePayee(`Jean${sign}Pierre Roy`, 'Roy Jean Pierre')).toBe(true);
  });

  it('is the same person with stroked letters and without them', () => {
    expect(isSamePayee('Đào Văn An', 'Dao Van An')).toBe(true);
    expect(isSamePayee('Łukasz Søren', 'Soren Lukasz')).toBe(true);
    expect(isSamePayee('Đào Văn An', 'Tao Van An')).toBe(false);
  });
});
