import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../json.ts';
import { toPointer } from '../json-pointer.ts';

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
    NO_LABELS.has(section) || typeof value !== 'object' || value === null
      ? []
      : labelsOfSection(section, value),
  );
  labelsOf.set(manifest, labels);
  return labels;
}

/** By the section's value: brands share the sections they inherit unchanged, under the same name. */
const labelsBySection = new WeakMap<object, readonly FoundLabel[]>();

function labelsOfSection(section: string, value: JsonObject | readonly Json[]) {
  const known = labelsBySection.get(value);
  if (known !== undefined) return known;
  const labels: FoundLabel[] = [];
  collectLabels(value, [section], labels);
  labelsBySection.set(value, labels);
  return labels;
}

/** `path` belongs to `value` and is borrowed: a pointer is built only for a label. */
function collectLabels(value: Json, path: (string | number)[], labels: FoundLabel[]): void {
  if (typeof value !== 'object' || value === null) return;
  const label = labelAt(value, path);
  if (label !== null) {
    labels.push(label);
    return;
  }
  for (const [name, item] of isJsonArray(value) ? value.entries() : Object.entries(value)) {
    path.push(name);
    collectLabels(item, path, labels);
    path.pop();
  }
}

function labelAt(value: Json, path: readonly (string | number)[]): FoundLabel | null {
  if (!isJsonObject(value)) return null;
  const { key, text } = value;
  const isKey = typeof key === 'string';
  const isText = isJsonObject(text);
  if (!isKey && !isText) return null;
  if (!Object.keys(value).every((name) => name === 'key' || name === 'text')) return null;
  return { pointer: toPointer(path), ...(isKey ? { key } : {}), ...(isText ? { text } : {}) };
}
