/** Language, then `namespace:key`, then message. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The language texts are written in first; all others are measured against it. */
export const SOURCE_LANGUAGE = 'en';

/** The language and those it falls back to, English left out: `zh-Hant-TW`, `zh-Hant`, `zh`. */
export function fallbackChain(language: string): readonly string[] {
  const parts = language.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/**
 * A brand's texts over those of what it extends. Nothing is copied: a thousand brands share the
 * base's texts and what has been found out about them.
 */
export class LayeredTexts {
  /** `namespace:key` of every text in the source language. */
  readonly keys: readonly string[];
  private readonly own: Texts;
  private readonly under: LayeredTexts | null;
  /** Texts that begin here. */
  private readonly added: readonly string[];
  private readonly gaps = new Map<string, readonly string[]>();

  constructor(own: Texts, under: LayeredTexts | null = null) {
    this.own = own;
    this.under = under;
    const written = Object.keys(own[SOURCE_LANGUAGE] ?? {});
    const inherited = under?.keys ?? [];
    this.added = written.filter((key) => under?.message(SOURCE_LANGUAGE, key) === undefined);
    this.keys = this.added.length === 0 ? inherited : [...inherited, ...this.added];
  }

  /** The message in exactly this language, whoever wrote it. */
  message(language: string, key: string): string | undefined {
    const messages = this.own[language];
    return messages !== undefined && Object.hasOwn(messages, key)
      ? messages[key]
      : this.under?.message(language, key);
  }

  /** The original of a text; undefined for what is no text of the product. */
  original(key: string): string | undefined {
    return this.message(SOURCE_LANGUAGE, key);
  }

  /** Keys that a reader of this language sees in the source language, its fallbacks counted. */
  missing(language: string): readonly string[] {
    const known = this.gaps.get(language);
    if (known !== undefined) return known;
    const missing = this.findMissing(language, fallbackChain(language));
    this.gaps.set(language, missing);
    return missing;
  }

  /** Looks only at what this layer says or begins: it may fill a gap, leave a text empty, or add one. */
  private findMissing(language: string, chain: readonly string[]): readonly string[] {
    const lacks = (key: string): boolean =>
      !chain.some((code) => (this.message(code, key) ?? '').trim() !== '');
    if (this.under === null) return this.keys.filter(lacks);
    const lacking = this.under.missing(language);
    const own = chain.flatMap((code) => Object.keys(this.own[code] ?? {}));
    const looked = new Set([...own, ...this.added]);
    if (looked.size === 0) return lacking;
    const found = [...looked].filter((key) => this.original(key) !== undefined && lacks(key));
    const untouched = lacking.filter((key) => !looked.has(key));
    return found.length === 0 && untouched.length === lacking.length
      ? lacking
      : [...untouched, ...found];
  }
}
