import {
  type AccountNumberFault,
  cbuFault,
  cciFault,
  clabeFault,
  ibanFault,
  plainFault,
} from './number-formats.ts';

/** How a country writes its account numbers; plain: no check digits are known here. */
export type AccountFormat = 'cci' | 'clabe' | 'cbu' | 'iban' | 'plain';

interface Bank {
  readonly countries: readonly string[];
  readonly clearingCode?: string | undefined;
}

const FORMATS: Readonly<Record<string, AccountFormat>> = {
  PE: 'cci',
  MX: 'clabe',
  AR: 'cbu',
  ES: 'iban',
  PT: 'iban',
  IT: 'iban',
  DE: 'iban',
  FR: 'iban',
};

const FAULTS = {
  cci: cciFault,
  clabe: clabeFault,
  cbu: cbuFault,
  iban: ibanFault,
  plain: plainFault,
} as const;

/** The country of a bank among those of a brand; null: it serves none of them. */
export function servedCountry(bank: Bank, countries: readonly string[]): string | null {
  return countries.find((country) => bank.countries.includes(country)) ?? null;
}

export function accountFormat(country: string): AccountFormat {
  return FORMATS[country] ?? 'plain';
}

/**
 * What is wrong with a tidy account number of a bank; null: nothing. Length, the bank's own code and
 * the check digits are those of the country's format.
 */
export function accountNumberFault(
  number: string,
  country: string,
  { clearingCode = '' }: Pick<Bank, 'clearingCode'>,
): AccountNumberFault | null {
  return FAULTS[accountFormat(country)](number, { country, clearingCode });
}

/** The last four characters behind dots. */
export function maskedNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}
