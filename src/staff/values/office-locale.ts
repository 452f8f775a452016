/** Spanish without a country: figures as most of Latin America writes them, 1,234.50. */
const NEUTRAL: Readonly<Record<string, string>> = { es: 'es-419' };

/**
 * How figures and dates are written for a reader of `language`: as the first of the browser's own
 * locales in that language has it, else neutrally.
 */
export function officeLocale(language: string, preferred: readonly string[]): string {
  const own = preferred.find(
    (tag) => tag.includes('-') && tag.split('-')[0]?.toLowerCase() === language,
  );
  return own ?? NEUTRAL[language] ?? language;
}
