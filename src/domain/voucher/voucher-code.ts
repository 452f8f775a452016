/** Digits and capital letters that people do not confuse. */
export const VOUCHER_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 78 bits: nobody guesses one, however many there are. */
export const VOUCHER_LENGTH = 16;

/** A code as it is kept: without what people put between its letters. null: it cannot be one. */
export function tidyVoucherCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const isCode =
    code.length === VOUCHER_LENGTH &&
    Array.from(code).every((sign) => VOUCHER_LETTERS.includes(sign));
  return isCode ? code : null;
}

/** A code as it is printed: in groups of four. */
export function printedVoucherCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}
