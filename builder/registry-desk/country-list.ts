/** Regions that have a name and are no country: ISO reserves these codes, or CLDR made them up. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(
  'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '),
);

export interface Country {
  readonly code: string;
  readonly name: string;
}

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));

/** Every country by ISO 3166-1 code, named and sorted in a language. */
export function countryList(language: string): readonly Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .filter((code) => !NO_COUNTRIES.has(code) && isCurrent(code))
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

/** Codes of former countries resolve to their successors. */
function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}
