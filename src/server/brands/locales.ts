import { messagesIn } from '#brand/files/messages-in.ts';
import type { BrandFile } from '#brand/files/read-brands.ts';
import { fallbackChain, SOURCE_LANGUAGE } from '#brand/texts.ts';
import type { Texts } from '#brand/text-resources.ts';
import { sha256Hex } from '../platform/signature.ts';

/** Texts of the base and of each brand's folder. */
export interface Locales {
  /**
   * One namespace for a brand, every key of it: the base's texts with the brand's over them, gaps
   * filled by the languages this one falls back to (`es` for `es-CO`) and then by the source
   * language; null when nobody has it.
   */
  namespace(brand: string, language: string, namespace: string): Texts | null;
  /**
   * How many texts of a namespace are read in the source language for want of one in this; 0 for a
   * language in which nobody has written anything.
   */
  lacking(brand: string, language: string, namespace: string): number;
  /** Changes with any text. */
  readonly fingerprint: string;
}

/** @throws Error when there is no text, or a file is not UTF-8 or not JSON. */
export function localesOf(brands: readonly Pick<BrandFile, 'folder' | 'textFiles'>[]): Locales {
  const files = brands.flatMap(({ folder, textFiles }) =>
    textFiles.map((file) => ({
      key: `${folder}/${file.language}/${file.namespace}`,
      language: file.language,
      texts: messagesIn(file),
    })),
  );
  if (files.length === 0) throw new Error('the brands have no texts');
  const texts = new Map(files.map((file) => [file.key, file.texts]));
  const written = new Set(files.map(({ language }) => language));
  const lacking = new Map<string, number>();
  /** Least important first; null: nobody has any of it. */
  const merge = (brand: string, languages: readonly string[], namespace: string): Texts | null => {
    const layers = languages
      .flatMap((code) => [`_base/${code}/${namespace}`, `${brand}/${code}/${namespace}`])
      .map((key) => texts.get(key))
      .filter((layer) => layer !== undefined);
    return layers.length === 0 ? null : (Object.assign({}, ...layers) as Texts);
  };
  const countLacking = (brand: string, language: string, namespace: string): number => {
    const chain = fallbackChain(language);
    if (!chain.some((code) => written.has(code))) return 0;
    const own = merge(brand, chain, namespace) ?? {};
    const source = merge(brand, [SOURCE_LANGUAGE], namespace) ?? {};
    return Object.keys(source).filter((key) => !Object.hasOwn(own, key)).length;
  };
  return {
    fingerprint: sha256Hex(JSON.stringify(Object.fromEntries(texts))),
    namespace: (brand, language, namespace) =>
      merge(brand, [...fallbackChain(language), SOURCE_LANGUAGE].toReversed(), namespace),
    lacking(brand, language, namespace) {
      const key = `${brand}/${language}/${namespace}`;
      const known = lacking.get(key) ?? countLacking(brand, language, namespace);
      // Only of what is there: addresses may ask for anything.
      if (known > 0) lacking.set(key, known);
      return known;
    },
  };
}
