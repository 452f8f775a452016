import { createHmac, randomInt } from 'node:crypto';

/** Letters and digits that are not taken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 32^12 codes: guessing one of a million takes a billion tries. */
const LENGTH = 12;

/** Codes are kept as their HMAC: who reads the database redeems none. */
export const promoCodeHash = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`promo:${code}`).digest('hex');

/** As it was meant, whatever case, blanks and dashes it was typed with; null: no code can be that. */
export function tidyPromoCode(typed: string): string | null {
  const tidy = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{6,24}$/.test(tidy) ? tidy : null;
}

export const newPromoCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Four characters at a time, to be read aloud. */
export const printedPromoCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
