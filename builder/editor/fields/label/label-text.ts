import { isJsonObject, type Json, type JsonObject } from '#brand/json.ts';

/** A localised text as the manifest writes it: a product text, own words by language, or both. */
export interface Label {
  readonly key?: string;
  readonly text?: Readonly<Record<string, string>>;
}

export function readLabel(value: Json | undefined): Label {
  if (!isJsonObject(value)) return {};
  const { key, text } = value;
  const words = isJsonObject(text)
    ? Object.entries(text).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
    : [];
  return {
    ...(typeof key === 'string' ? { key } : {}),
    ...(words.length === 0 ? {} : { text: Object.fromEntries(words) }),
  };
}

/** The label with other words in one language. Empty words remove the language. */
export function withWords(label: Label, language: string, words: string): JsonObject {
  const { [language]: _before, ...others } = label.text ?? {};
  const text = words === '' ? others : { ...others, [language]: words };
  return {
    ...(label.key === undefined ? {} : { key: label.key }),
    ...(Object.keys(text).length === 0 ? {} : { text }),
  };
}
