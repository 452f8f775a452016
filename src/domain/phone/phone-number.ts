import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { nationalDigits, phoneText } from './phone-text.ts';

/** Types of numbers that receive text messages. Some countries do not tell the two apart. */
const MOBILE_TYPES: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

const CALLING_CODES: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

/**
 * Reads a mobile number as people write it: with or without the country's leading 0 or its calling code,
 * with spaces, hyphens, dots and brackets, in digits of any script.
 * @param dialingCode with or without its plus sign
 * @returns E.164 form (+51987654321); null when no mobile phone can have the number
 */
export function readMobileNumber(typed: string, dialingCode: string): string | null {
  const callingCode = dialingCode.replace('+', '');
  // The parser throws for a code that no country has.
  if (!CALLING_CODES.has(callingCode)) return null;
  const digits = nationalDigits(typed, callingCode);
  if (digits === null) return null;
  const number = parsePhoneNumberFromString(digits, { defaultCallingCode: callingCode });
  if (number?.countryCallingCode !== callingCode) return null;
  return number.isValid() && MOBILE_TYPES.has(number.getType()) ? number.number : null;
}

/**
 * Reads a mobile number of one of a brand's countries. Messages to other countries cost much and are
 * what fraudsters ask for.
 * @param dialingCodes of the brand's countries, with their plus sign
 * @returns E.164 form; null for another country or no mobile number
 */
export function marketNumber(
  digits: string,
  dialingCode: string,
  dialingCodes: readonly string[],
): string | null {
  const code = `+${dialingCode.replace('+', '')}`;
  return dialingCodes.includes(code) ? readMobileNumber(digits, code) : null;
}

/**
 * The number that a name typed at sign-in may be: `+51987654321`, or digits of the brand's main country.
 * @returns null for a name that is no mobile number
 */
export function mobileNumberOf(name: string, dialingCode: string): string | null {
  const text = phoneText(name) ?? '';
  if (/^\+[0-9]{7,15}$/.test(text)) {
    const number = parsePhoneNumberFromString(text);
    return number === undefined
      ? null
      : readMobileNumber(number.nationalNumber, number.countryCallingCode);
  }
  return /^[0-9]{6,15}$/.test(text) ? readMobileNumber(text, dialingCode) : null;
}

/** Whether a username would be read as an international number, which only its owner may prove. */
export function looksInternational(username: string): boolean {
  const text = phoneText(username) ?? '';
  return /[+＋]/.test(username) ? text !== '' : /^\+[0-9]{7,15}$/.test(text);
}
