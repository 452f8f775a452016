import { bankPlace, ibanShapeFault } from './iban.ts';

/** What is wrong with an account number. */
export type AccountNumberFault = 'LENGTH' | 'CHARACTERS' | 'BANK_CODE' | 'CHECK_DIGITS';

interface Place {
  readonly country: string;
  /** The bank's number; empty: any. */
  readonly clearingCode: string;
}

/**
 * Peru, CCI: bank 3, office 3, account 12, check digits 2. Each check digit closes a group weighted
 * 1, 2, 1, 2 with the digits of the products added, to a multiple of ten (CCE, Peru).
 */
export function cciFault(number: string, { clearingCode }: Place): AccountNumberFault | null {
  const fault = digitsFault(number, 20) ?? codeFault(number, 0, clearingCode);
  if (fault !== null) return fault;
  const expected = `${closing(number.slice(0, 6))}${closing(number.slice(6, 18))}`;
  return number.slice(18) === expected ? null : 'CHECK_DIGITS';
}

/** Mexico, CLABE: 17 digits weighted 3, 7, 1 modulo 10 each, and a check digit (Banco de México). */
export function clabeFault(number: string, { clearingCode }: Place): AccountNumberFault | null {
  const fault = digitsFault(number, 18) ?? codeFault(number, 0, clearingCode);
  if (fault !== null) return fault;
  return closes(number, [3, 7, 1]) ? null : 'CHECK_DIGITS';
}

/** Argentina, CBU: blocks of 8 and 14 digits, each with its own check digit (BCRA). */
export function cbuFault(number: string, { clearingCode }: Place): AccountNumberFault | null {
  const fault = digitsFault(number, 22) ?? codeFault(number, 0, clearingCode);
  if (fault !== null) return fault;
  const isRight = closes(number.slice(0, 8), [7, 1, 3, 9]) && closes(number.slice(8), [3, 9, 7, 1]);
  return isRight ? null : 'CHECK_DIGITS';
}

/** IBAN, ISO 13616, with the national check digits. */
export function ibanFault(
  number: string,
  { country, clearingCode }: Place,
): AccountNumberFault | null {
  const fault = ibanShapeFault(number, country);
  if (fault !== null && fault !== 'CHECK_DIGITS') return fault;
  return codeFault(number, bankPlace(country), clearingCode) ?? fault;
}

interface PlainForm {
  readonly characters: RegExp;
  readonly least: number;
  readonly most: number;
}

const ANY_PLAIN: PlainForm = { characters: /^[A-Z0-9]+$/, least: 6, most: 34 };

/** Countries without a national format whose banks agree on more than that. */
const PLAIN_FORMS: Readonly<Record<string, PlainForm>> = {
  // Banks write 10 to 12 digits; some older accounts and cooperatives have fewer or more.
  EC: { characters: /^\d+$/, least: 8, most: 16 },
};

/** No check digits are known: the country's characters and length, with a digit other than zero. */
export function plainFault(
  number: string,
  { country, clearingCode }: Place,
): AccountNumberFault | null {
  const { characters, least, most } = PLAIN_FORMS[country] ?? ANY_PLAIN;
  if (!characters.test(number) || !/[1-9]/.test(number)) return 'CHARACTERS';
  if (number.length < least || number.length > most) return 'LENGTH';
  return codeFault(number, 0, clearingCode);
}

function digitsFault(number: string, length: number): AccountNumberFault | null {
  if (!/^\d+$/.test(number)) return 'CHARACTERS';
  if (number.length !== length) return 'LENGTH';
  // No bank has it; a number of zeros alone would pass every check digit.
  return number.startsWith('000') ? 'BANK_CODE' : null;
}

function codeFault(number: string, at: number, code: string): AccountNumberFault | null {
  return number.startsWith(code, at) ? null : 'BANK_CODE';
}

function closing(digits: string): number {
  const sum = Array.from(digits).reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether the last digit closes the weighted sum of those before it to a multiple of ten. */
function closes(digits: string, weights: readonly number[]): boolean {
  const sum = Array.from(digits.slice(0, -1)).reduce((total, digit, index) => {
    const product = Number(digit) * (weights[index % weights.length] ?? 0);
    return total + (product % 10);
  }, 0);
  return Number(digits.at(-1)) === (10 - (sum % 10)) % 10;
}
