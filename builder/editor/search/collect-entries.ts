import type { RJSFSchema } from '@rjsf/utils';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#brand/json.ts';
import { toPointer } from '#brand/json-pointer.ts';
import { itemId } from '#brand/manifest-node.ts';
import { choicesFor } from '../../registry/choices.ts';
import { SECTIONS, type SectionName } from '../../registry/sections.ts';
import { shapeOf } from '../../registry/shape.ts';
import { itemSchema, resolved, uiSchemaFor, variantOf } from '../../registry/ui-schema.ts';
import type { FieldText } from '../forms/field-text.ts';
import { itemLabel } from '../forms/item-words.ts';
import type { SearchEntry } from './search-index.ts';

/** Words that are not in the manifest. */
export interface SearchWords {
  readonly text: FieldText;
  readonly section: (section: SectionName) => { readonly name: string; readonly help: string };
  /** The product's text of `namespace:key` in each language that is searched. */
  readonly product: (key: string) => readonly string[];
}

export interface SearchSource {
  readonly manifest: JsonObject;
  readonly schemas: ReadonlyMap<SectionName, RJSFSchema>;
  readonly words: SearchWords;
}

/** One section on the way down. */
interface Walk extends Omit<SearchSource, 'schemas'> {
  readonly root: RJSFSchema;
}

/** A schema, the value it describes, and the way to it. */
interface Step {
  readonly schema: RJSFSchema;
  readonly value: Json | undefined;
  readonly path: readonly (string | number)[];
  /** Names of what holds it. */
  readonly trail: readonly string[];
}

/** Every section and every field that the forms show, also those without a value, in their order. */
export function collectEntries(source: SearchSource): readonly SearchEntry[] {
  return SECTIONS.flatMap((section) => {
    const root = source.schemas.get(section);
    const { name, help } = source.words.section(section);
    const own = { pointer: `/${section}`, title: name, path: '', values: [], help };
    if (root === undefined) return [own];
    const step = { schema: root, value: source.manifest[section], path: [section], trail: [name] };
    return [own, ...fields({ ...source, root }, step)];
  });
}

function fields(walk: Walk, { schema, value, path, trail }: Step): readonly SearchEntry[] {
  const { root, words } = walk;
  const target = resolved(schema, root);
  const shape = shapeOf(path);
  const ui = uiSchemaFor(schema, root, shape);
  if (ui['ui:widget'] === 'hidden') return [];
  const step = { schema: target, value, path, trail };
  const named = path.length === 1 ? trail : [...trail, words.text.name(shape)];
  switch (ui['ui:field'] as unknown) {
    case 'LabelField':
      return [entryOf(walk, step, labelValues(value, words))];
    case 'ListField': {
      const list = path.length === 1 ? [] : [entryOf(walk, step, [])];
      return [...list, ...items(walk, { ...step, trail: named })];
    }
    case 'TokensField':
      return properties(walk, { ...step, trail: named });
    case 'VariantField': {
      const variant = variantOf(target, value);
      return variant === null
        ? []
        : properties(walk, { ...step, schema: variant.schema, trail: named }, [variant.key]);
    }
    case 'EaseField':
      return [entryOf(walk, step, isJsonArray(value) ? [value.map(String).join(', ')] : [])];
    case 'OrderField':
    case 'PictureField':
      return [
        entryOf(
          walk,
          step,
          scalars(value).flatMap((one) => choiceNames(walk, shape, one)),
        ),
      ];
    case 'WordsField':
      return [entryOf(walk, step, pairs(value))];
    case undefined:
      if (target.type === 'object') return properties(walk, { ...step, trail: named });
      return [
        entryOf(
          walk,
          step,
          scalars(value).flatMap((one) => choiceNames(walk, shape, one)),
        ),
      ];
    default:
      return [entryOf(walk, step, scalars(value))];
  }
}

/** Fields of an object, without those that its form leaves out. */
function properties(
  walk: Walk,
  { schema, value, path, trail }: Step,
  left: readonly string[] = [],
): readonly SearchEntry[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    typeof property === 'boolean' || left.includes(key)
      ? []
      : fields(walk, {
          schema: property,
          value: isJsonObject(value) ? value[key] : undefined,
          path: [...path, key],
          trail,
        }),
  );
}

function items(walk: Walk, { schema, value, path, trail }: Step): readonly SearchEntry[] {
  const each = itemSchema(schema, walk.root);
  return (isJsonArray(value) ? value : []).flatMap((item, index) => {
    const at = [...path, index];
    const shape = shapeOf(at);
    const variant = variantOf(each, item);
    const kind =
      variant === null
        ? undefined
        : walk.words.text.option(`${shape}.${variant.key}`, variant.value);
    const id = itemId(item) ?? String(index);
    const title = itemWords(item, walk.words) ?? kind ?? walk.words.text.option(`${shape}.id`, id);
    const own = {
      pointer: toPointer(at),
      title,
      path: trail.join(SEPARATOR),
      values: kind === undefined || kind === title ? [id] : [kind, id],
      help: '',
    };
    const within = { schema: variant?.schema ?? each, value: item, path: at };
    const left = variant === null ? ['id'] : ['id', variant.key];
    return [own, ...properties(walk, { ...within, trail: [...trail, title] }, left)];
  });
}

const SEPARATOR = ' › ';

function entryOf(walk: Walk, { path, trail }: Step, values: readonly string[]): SearchEntry {
  const { text } = walk.words;
  const shape = shapeOf(path);
  return {
    pointer: toPointer(path),
    title: text.name(shape),
    path: trail.join(SEPARATOR),
    values: [...new Set(values)],
    help: text.help(shape),
  };
}

function labelValues(value: Json | undefined, words: SearchWords): readonly string[] {
  if (!isJsonObject(value)) return [];
  const { key, text } = value;
  const own = isJsonObject(text) ? scalars(text) : [];
  return typeof key === 'string' ? [...own, ...words.product(key), key] : own;
}

/** The words that a list item is known by, as in `useItemTitle`. */
function itemWords(item: Json, words: SearchWords): string | undefined {
  const named = itemLabel(item);
  return typeof named === 'string' ? named : labelValues(named, words)[0];
}

/** A value by its name and as it is written; a switch has neither. */
function choiceNames({ manifest, words }: Walk, shape: string, value: string): readonly string[] {
  const known = choicesFor(shape, manifest).find((choice) => choice.value === value);
  return [known?.label ?? words.text.option(shape, value), value];
}

/** Texts and numbers of a value, one level down. */
function scalars(value: Json | undefined): readonly string[] {
  const parts = isJsonArray(value) ? value : isJsonObject(value) ? Object.values(value) : [value];
  return parts.flatMap((part) =>
    typeof part === 'string' || typeof part === 'number' ? [String(part)] : [],
  );
}

/** Keys and texts of wording by language, or of families by script. */
function pairs(value: Json | undefined): readonly string[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, words]) =>
    isJsonObject(words) ? pairs(words) : typeof words === 'string' ? [`${key}: ${words}`] : [],
  );
}
