/** Total lengths of IBANs (SWIFT IBAN registry). */
const LENGTHS: Readonly<Record<string, number>> = { ES: 24, PT: 25, IT: 27, DE: 22, FR: 27 };

/** What follows the check digits; the bank's number is the group `bank`. */
const STRUCTURES: Readonly<Record<string, RegExp>> = {
  ES: /^(?<bank>\d{4})\d{16}$/,
  PT: /^(?<bank>\d{4})\d{17}$/,
  IT: /^[A-Z](?<bank>\d{5})\d{5}[A-Z0-9]{12}$/,
  DE: /^(?<bank>\d{8})\d{10}$/,
  FR: /^(?<bank>\d{5})\d{5}[A-Z0-9]{11}\d{2}$/,
};

const NATIONAL_CHECKS: Readonly<Record<string, (bban: string) => boolean>> = {
  ES: spainCloses,
  PT: (bban) => BigInt(bban) % 97n === 1n,
  IT: italyCloses,
  FR: franceCloses,
};

/** The offset of the bank's number in an IBAN of a country. */
export const bankPlace = (country: string): number => (country === 'IT' ? 5 : 4);

/**
 * The fault of an IBAN of a country, without spaces and in capitals; null: it is valid. Besides the
 * check digits of ISO 13616 it holds those that the country's banks had before.
 */
export function ibanShapeFault(
  iban: string,
  country: string,
): 'LENGTH' | 'CHARACTERS' | 'BANK_CODE' | 'CHECK_DIGITS' | null {
  if (!/^[A-Z0-9]+$/.test(iban) || !iban.startsWith(country)) return 'CHARACTERS';
  if (iban.length !== LENGTHS[country]) return 'LENGTH';
  const bban = iban.slice(4);
  const structure = STRUCTURES[country]?.exec(bban) ?? null;
  if (structure === null || !/^\d\d$/.test(iban.slice(2, 4))) return 'CHARACTERS';
  // No bank has it.
  if (/^0+$/.test(structure.groups?.['bank'] ?? '')) return 'BANK_CODE';
  const isWhole = closesIban(iban) && (NATIONAL_CHECKS[country]?.(bban) ?? true);
  return isWhole ? null : 'CHECK_DIGITS';
}

/** ISO 13616: modulo 97 of the number with its first four characters last is 1. 00, 01 and 99 are never issued. */
function closesIban(iban: string): boolean {
  const check = Number(iban.slice(2, 4));
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = Array.from(turned, (sign) => Number.parseInt(sign, 36)).join('');
  return check >= 2 && check <= 98 && BigInt(digits) % 97n === 1n;
}

/** The IBAN of a Spanish CCC of 20 digits, whose own check digits are not verified here. */
export function spanishIban(ccc: string): string {
  // ISO 13616: E is 14 and S is 28, with 00 in place of the check digits.
  const check = 98n - (BigInt(`${ccc}142800`) % 97n);
  return `ES${String(check).padStart(2, '0')}${ccc}`;
}

/** Spain, CCC: one digit for bank and office, one for the account; powers of two modulo 11. */
function spainCloses(bban: string): boolean {
  const digit = (text: string): number => {
    const sum = Array.from(text).reduce(
      (total, sign, at) => total + Number(sign) * (2 ** at % 11),
      0,
    );
    const rest = 11 - (sum % 11);
    return rest === 11 ? 0 : rest === 10 ? 1 : rest;
  };
  return bban.slice(8, 10) === `${digit(`00${bban.slice(0, 8)}`)}${digit(bban.slice(10))}`;
}

/** Value of a character at an odd place of an Italian account; at an even one it counts as it is. */
const ITALY_ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
] as const;

/** Italy, CIN: a letter for bank, office and account (ABI). */
function italyCloses(bban: string): boolean {
  const sum = Array.from(bban.slice(1)).reduce((total, sign, at) => {
    const value = /\d/.test(sign) ? Number(sign) : Number.parseInt(sign, 36) - 10;
    return total + (at % 2 === 0 ? (ITALY_ODD[value] ?? 0) : value);
  }, 0);
  return Number.parseInt(bban.charAt(0), 36) - 10 === sum % 26;
}

/** France, clé RIB: letters count as digits, A to I, J to R and S to Z from 1, 1 and 2. */
function franceCloses(bban: string): boolean {
  const digits = bban.replaceAll(/[A-Z]/g, (letter) => {
    const place = Number.parseInt(letter, 36) - 10;
    return String(place < 18 ? (place % 9) + 1 : place - 16);
  });
  return BigInt(digits) % 97n === 0n;
}
