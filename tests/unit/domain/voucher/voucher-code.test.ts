import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  printedVoucherCode,
  tidyVoucherCode,
  VOUCHER_LENGTH,
  VOUCHER_LETTERS,
} from '#domain/voucher/voucher-code.ts';

it('a voucher code is read however it is typed, and nothing else is', () => {
  const codes = fc
    .array(fc.constantFrom(...Array.from(VOUCHER_LETTERS)), {
      minLength: VOUCHER_LENGTH,
      maxLength: VOUCHER_LENGTH,
    })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(codes, (code) => {
      const printed = printedVoucherCode(code);
      expect(printed).toMatch(/^(.{4}-){3}.{4}$/);
      expect(tidyVoucherCode(` ${printed.toLowerCase()} `)).toBe(code);
      expect(tidyVoucherCode(code.slice(1))).toBeNull();
      expect(tidyVoucherCode(`0${code.slice(1)}`)).toBeNull();
    }),
  );
});
