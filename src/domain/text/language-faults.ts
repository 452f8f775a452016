/** The languages of a brand, in its order. */
export interface OfferedLanguages {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

export interface LanguageFault {
  /** JSON pointer into what holds the texts. */
  readonly pointer: string;
  readonly code:
    | 'DEFAULT_LANGUAGE_MISSING'
    | 'LANGUAGE_NOT_OFFERED'
    | 'DUPLICATE_LANGUAGE'
    | 'EMPTY_TITLE';
  /** Parameters of the code's text. */
  readonly params?: Readonly<Record<string, string>>;
}

/** Each language once and one that the brand offers, its own among them, and a title in each. */
export function languageFaults(
  texts: readonly { readonly language: string; readonly title: string }[],
  { languages, defaultLanguage }: OfferedLanguages,
): readonly LanguageFault[] {
  const faults: LanguageFault[] = [];
  if (!texts.some(({ language }) => language === defaultLanguage)) {
    const params = { language: defaultLanguage };
    faults.push({ pointer: '/texts', code: 'DEFAULT_LANGUAGE_MISSING', params });
  }
  const seen = new Set<string>();
  for (const [index, { language, title }] of texts.entries()) {
    const pointer = `/texts/${index}/language`;
    if (seen.has(language)) faults.push({ pointer, code: 'DUPLICATE_LANGUAGE' });
    else if (!languages.includes(language)) faults.push({ pointer, code: 'LANGUAGE_NOT_OFFERED' });
    if (title.trim() === '') faults.push({ pointer: `/texts/${index}/title`, code: 'EMPTY_TITLE' });
    seen.add(language);
  }
  return faults;
}
