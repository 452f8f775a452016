import { isJsonObject, type Json } from '#brand/json.ts';

/** Keys under which items carry the words they are known by. */
const NAME_KEYS = ['label', 'heading', 'title', 'name', 'holder'];

/** The value that names an item: a text, a label or undefined. */
export function itemLabel(item: Json | undefined): Json | undefined {
  if (!isJsonObject(item)) return undefined;
  return NAME_KEYS.map((key) => item[key]).find((value) => value !== undefined);
}

/** Key of the product text that a label refers to. */
export function productKey(label: Json | undefined): string | undefined {
  const key = isJsonObject(label) ? label['key'] : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** The brand's own words in the first of the languages that has any. */
export function ownWords(
  label: Json | undefined,
  languages: readonly string[],
): string | undefined {
  if (typeof label === 'string') return label;
  const text = isJsonObject(label) ? label['text'] : undefined;
  if (!isJsonObject(text)) return undefined;
  const found = languages.map((language) => text[language]).find((words) => words !== undefined);
  return typeof found === 'string' ? found : undefined;
}
