import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../json.ts';

/** A label as the manifest writes it: a text key, the brand's own words, or both. */
export interface FoundLabel {
  readonly pointer: string;
  readonly key?: string;
  readonly text?: JsonObject;
}

/** Sections whose objects are never labels though they may look like one. */
const NO_LABELS: ReadonlySet<string> = new Set(['meta', 'market', 'theme', 'i18n', 'features']);

/** Several checks ask about the same manifest. */
const labelsOf = new WeakMap<JsonObject, readonly FoundLabel[]>();

/** Every label of a manifest: an object with nothing but `key` and `text`. */
export function findLabels(manifest: JsonObject): readonly FoundLabel[] {
  const known = labelsOf.get(manifest);
  if (known !== undefined) return known;
  const labels = Object.entries(manifest).flatMap(([section, value]) =>
    NO_LABELS.has(section) ? [] : labelsIn(value, `/${section}`),
  );
  labelsOf.set(manifest, labels);
  return labels;
}

function labelsIn(value: Json, pointer: string): readonly FoundLabel[] {
  if (isJsonArray(value)) {
    return value.flatMap((item, index) => labelsIn(item, `${pointer}/${index}`));
  }
  if (!isJsonObject(value)) return [];
  const keys = Object.keys(value);
  const { key, text } = value;
  const isLabel = keys.length > 0 && keys.every((name) => name === 'key' || name === 'text');
  if (isLabel && (typeof key === 'string' || isJsonObject(text))) {
    return [
      {
        pointer,
        ...(typeof key === 'string' ? { key } : {}),
        ...(isJsonObject(text) ? { text } : {}),
      },
    ];
  }
  return Object.entries(value).flatMap(([name, item]) => labelsIn(item, `${pointer}/${name}`));
}
