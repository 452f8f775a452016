import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';

interface Market {
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** Of the main country, with its plus sign. */
  readonly dialingCode: string;
}

/** Dialling codes that a brand's players may have, the main one first. */
export function marketDialingCodes({ countries, dialingCode }: Market): readonly string[] {
  const codes = countries.flatMap((country) =>
    isSupportedCountry(country) ? [`+${getCountryCallingCode(country)}`] : [],
  );
  return [...new Set([dialingCode, ...codes])];
}
