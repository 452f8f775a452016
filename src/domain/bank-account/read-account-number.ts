import { spanishIban } from './iban.ts';
import { tidyAccountNumber } from './tidy-account-number.ts';

const CCC = /^\d{20}$/;

/**
 * A typed account number of a country in the form that is checked and stored: tidy, and a Spanish CCC of
 * 20 digits as its IBAN. The CCC's own check digits are verified with the IBAN (`accountNumberFault`).
 */
export function readAccountNumber(typed: string, country: string): string {
  const number = tidyAccountNumber(typed);
  return country === 'ES' && CCC.test(number) ? spanishIban(number) : number;
}
