import type { LabelText } from '#contract/generated/manifest-types.ts';
import type { Label } from '../site-plan.ts';
import { SOURCE_LANGUAGE } from '../texts.ts';
import type { Assembly } from './context.ts';

/**
 * The label in the plan's language: the brand's own words, else the product's text, else the brand's
 * words in English, as with every other text, in its default language, in any.
 */
export function labelOf(assembly: Assembly, label: LabelText): Label {
  const words = label.text ?? {};
  const own = words[assembly.language] ?? words[assembly.language.split('-')[0] ?? ''];
  if (own !== undefined) return { text: own };
  if (label.key !== undefined) return { key: label.key };
  const other =
    words[SOURCE_LANGUAGE] ?? words[assembly.manifest.i18n.default] ?? Object.values(words)[0];
  return { text: other ?? '' };
}

/** A text key gets what its text needs; the brand's own words stand as they are. */
export function withParams(label: Label, params: Readonly<Record<string, string | number>>): Label {
  return 'key' in label ? { key: label.key, params } : label;
}

/** The label where the brand gives one, else the product's text. */
export function labelOr(assembly: Assembly, label: LabelText | undefined, key: string): Label {
  return label === undefined ? { key } : labelOf(assembly, label);
}
