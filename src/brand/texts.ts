import { LayeredKeys } from './layered-keys.ts';

/** Language, then `namespace:key`, then message. */
export type TextsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

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
  readonly keys: LayeredKeys;
  private readonly own: TextsByLanguage;
  private readonly under: LayeredTexts | null;
  private readonly gaps = new Map<string, LayeredKeys>();

  constructor(own: TextsByLanguage, under: LayeredTexts | null = null) {
    this.own = own;
    this.under = under;
    const written = Object.keys(own[SOURCE_LANGUAGE] ?? {});
    const begun = written.filter((key) => under?.message(SOURCE_LANGUAGE, key) === undefined);
    this.keys = under === null ? new LayeredKeys(begun) : under.keys.changed(begun, []);
  }

  /** The message in exactly this language, from any layer. */
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

  /** The original that the layers below give; the own one for a text that begins here. */
  inherited(key: string): string | undefined {
    return this.under?.original(key) ?? this.original(key);
  }

  /** Keys that a reader of this language sees in the source language, its fallbacks counted. */
  missing(language: string): LayeredKeys {
    const known = this.gaps.get(language);
    if (known !== undefined) return known;
    const missing = this.findMissing(language, fallbackChain(language));
    this.gaps.set(language, missing);
    return missing;
  }

  /** Looks only at what this layer says or begins: it may fill a gap, leave a text empty, or add one. */
  private findMissing(language: string, chain: readonly string[]): LayeredKeys {
    if (this.under === null) {
      return new LayeredKeys(this.keys.list().filter((key) => this.lacks(chain, key)));
    }
    const { under } = this;
    const begun = this.keys === under.keys ? [] : this.keys.added;
    const filled: string[] = [];
    const opened = begun.filter((key) => this.lacks(chain, key));
    for (const key of new Set(chain.flatMap((code) => Object.keys(this.own[code] ?? {})))) {
      if (under.original(key) === undefined) continue;
      const lackedBefore = under.lacks(chain, key);
      const lacksNow = this.lacks(chain, key);
      if (lackedBefore && !lacksNow) filled.push(key);
      if (!lackedBefore && lacksNow) opened.push(key);
    }
    return under.missing(language).changed(opened, filled);
  }

  private lacks(chain: readonly string[], key: string): boolean {
    return !chain.some((code) => (this.message(code, key) ?? '').trim() !== '');
  }
}
