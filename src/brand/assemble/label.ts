import type { LabelText } from '#contract/generated/manifest-types.ts';
import type { Label } from '../site-plan.ts';
import { fallbackChain, SOURCE_LANGUAGE } from '../texts.ts';
import type { Assembly } from './context.ts';

/**
 * The label in the plan's language: the brand's own words, else the product's text, else the brand's
 * words in English, as with every other text, in its default language, in any.
 */
export function labelOf(assembly: Assembly, label: LabelText): Label {
  const words = label.text ?? {};
  const own = [assembly.language, assembly.language.split('-')[0] ?? ''].find((code) =>
    Object.hasOwn(words, code),
  );
  if (own === undefined && label.key !== undefined) return { key: label.key };
  const { i18n } = assembly.manifest;
  const found =
    own ??
    [SOURCE_LANGUAGE, i18n.default, ...Object.keys(words)].find((code) =>
      Object.hasOwn(words, code),
    );
  return found === undefined ? { text: '' } : wordsIn(assembly, words[found] ?? '', found);
}

/** Somebody's own words; they say which language they are in where it is not the page's. */
export function wordsIn(assembly: Assembly, text: string, language: string): Label {
  const isOfPage = fallbackChain(assembly.language).includes(language);
  return isOfPage ? { text } : { text, language };
}

/** A text key gets the parameters its text needs; the brand's own words stay as they are. */
export function withParams(label: Label, params: Readonly<Record<string, string | number>>): Label {
  return 'key' in label ? { key: label.key, params } : label;
}

/** The label where the brand gives one, else the product's text. */
export function labelOr(assembly: Assembly, label: LabelText | undefined, key: string): Label {
  return label === undefined ? { key } : labelOf(assembly, label);
}
