/** What is wrong with an account number. */
export type AccountNumberFault = 'LENGTH' | 'CHARACTERS' | 'BANK_CODE' | 'CHECK_DIGITS';

interface Place {
  readonly country: string;
  /** The bank's number; empty: any. */
  readonly clearingCode: string;
}

/** Total lengths of IBANs (SWIFT IBAN registry). */
const IBAN_LENGTHS: Readonly<Record<string, number>> = { ES: 24, PT: 25, IT: 27, DE: 22, FR: 27 };

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

/** IBAN, ISO 13616: modulo 97 of the number with its first four characters last is 1. */
export function ibanFault(
  number: string,
  { country, clearingCode }: Place,
): AccountNumberFault | null {
  if (!/^[A-Z0-9]+$/.test(number) || !number.startsWith(country)) return 'CHARACTERS';
  if (number.length !== IBAN_LENGTHS[country]) return 'LENGTH';
  const code = codeFault(number, 4, clearingCode);
  if (code !== null) return code;
  const turned = number.slice(4) + number.slice(0, 4);
  const digits = Array.from(turned, (sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n ? null : 'CHECK_DIGITS';
}

/** No national format is known: 6 to 34 letters and digits. */
export function plainFault(number: string, { clearingCode }: Place): AccountNumberFault | null {
  if (!/^[A-Z0-9]+$/.test(number)) return 'CHARACTERS';
  if (number.length < 6 || number.length > 34) return 'LENGTH';
  return codeFault(number, 0, clearingCode);
}

function digitsFault(number: string, length: number): AccountNumberFault | null {
  if (!/^\d+$/.test(number)) return 'CHARACTERS';
  return number.length === length ? null : 'LENGTH';
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
