import { type Currency, isCurrency } from '../money/currency.ts';

/** ISO 4217 numeric codes of the currencies that payment QR codes are drawn in. */
const NUMERIC_CODES: Readonly<Partial<Record<Currency, string>>> = {
  ARS: '032',
  BOB: '068',
  BRL: '986',
  CLP: '152',
  COP: '170',
  EUR: '978',
  MXN: '484',
  PEN: '604',
  THB: '764',
  USD: '840',
  VND: '704',
};

/**
 * @param code ISO 4217 alphabetic.
 * @returns the currency, and its ISO 4217 numeric code of 3 digits.
 * @throws RangeError for a currency that has no entry in the table.
 */
export function numericCurrency(code: string): {
  readonly currency: Currency;
  readonly numeric: string;
} {
  const numeric = isCurrency(code) ? NUMERIC_CODES[code] : undefined;
  if (!isCurrency(code) || numeric === undefined) {
    throw new RangeError(`no payment QR code in ${code.slice(0, 12)}`);
  }
  return { currency: code, numeric };
}
