/** A language tag with the country added where the tag names none: Spanish figures differ by country. */
export function localeOf(language: string, country: string | undefined): string {
  const locale = new Intl.Locale(language);
  return country === undefined || locale.region !== undefined
    ? language
    : new Intl.Locale(language, { region: country }).toString();
}
