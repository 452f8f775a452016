/** Scripts of living languages that are read from right to left (ISO 15924). */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
]);

/** The platform's Unicode data about a language. */
export interface LanguageFacts {
  readonly endonym: string;
  readonly englishName: string;
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** Cardinal categories, sorted; null where there is no data about its plurals. */
  readonly pluralCategories: readonly string[] | null;
}

/** Asked for with every text file and message; the platform takes a while to say it. */
const facts = new Map<string, LanguageFacts | null>();

/** The facts about a language tag; null when it is invalid or names no known language. */
export function languageFacts(code: string): LanguageFacts | null {
  const known = facts.get(code);
  if (known !== undefined) return known;
  const found = readFacts(code);
  facts.set(code, found);
  return found;
}

function readFacts(code: string): LanguageFacts | null {
  try {
    const locale = new Intl.Locale(code);
    const englishName = nameOf(code, 'en');
    if (locale.toString() !== code || englishName === undefined) return null;
    const script = locale.maximize().script ?? 'Latn';
    return {
      englishName,
      endonym: nameOf(code, code) ?? englishName,
      script,
      direction: RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr',
      pluralCategories: pluralCategories(code),
    };
  } catch {
    // Not the form of a language tag.
    return null;
  }
}

/** Undefined where the language itself, apart from script and region, has no name. */
function nameOf(code: string, inLanguage: string): string | undefined {
  const names = new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' });
  const { language } = new Intl.Locale(code);
  return names.of(language) === undefined ? undefined : names.of(code);
}

/** The platform's cardinal categories, sorted; null where it would answer for another language. */
function pluralCategories(code: string): readonly string[] | null {
  const [supported] = Intl.PluralRules.supportedLocalesOf(code);
  if (supported === undefined) return null;
  return [...new Intl.PluralRules(code).resolvedOptions().pluralCategories].toSorted();
}
