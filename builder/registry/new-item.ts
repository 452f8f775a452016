import type { RJSFSchema } from '@rjsf/utils';
import { isJsonObject, type Json, type JsonObject } from '#brand/json.ts';
import { resolved } from './ui-schema.ts';

export interface NewItem {
  readonly id: string;
  /** What a new label says, by language. */
  readonly words: JsonObject;
  /** Of a list that knows several kinds. */
  readonly kind?: { readonly key: string; readonly value: string };
}

/** An item that fits its schema: what is required gets the least that is valid. */
export function newItem(schema: RJSFSchema, root: RJSFSchema, item: NewItem): JsonObject {
  const made = valueFor(schema, root, item.words);
  return {
    ...(isJsonObject(made) ? made : {}),
    ...(item.kind === undefined ? {} : { [item.kind.key]: item.kind.value }),
    id: item.id,
  };
}

function valueFor(schema: RJSFSchema, root: RJSFSchema, words: JsonObject): Json {
  const target = resolved(schema, root);
  if (target['x-part'] === 'label') return { text: words };
  if (target.const !== undefined) return target.const;
  if (target.enum !== undefined) return target.enum[0] as Json;
  const [variant] = target.oneOf ?? [];
  if (variant !== undefined) return valueFor(variant as RJSFSchema, root, words);
  switch (target.type) {
    case 'object':
      return Object.fromEntries(
        (target.required ?? []).map((key) => {
          const property = target.properties?.[key];
          return [
            key,
            property === undefined ? null : valueFor(property as RJSFSchema, root, words),
          ];
        }),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return target.minimum ?? 0;
    default:
      return textFor(target);
  }
}

/** Patterns cannot be run backwards; the kinds of name the manifest knows all take this one. */
function textFor(schema: RJSFSchema): string {
  const pattern = schema.pattern ?? '';
  if (pattern.startsWith('^[0-9]{4}')) return '2026-01-01';
  return pattern.includes('0-9_]') ? 'extraLink' : 'gem';
}

/**
 * An id no item has, here or in another editor: two people who both add a block add two blocks.
 * @param random digits and small letters
 */
export function freeId(taken: readonly string[], wish: string, random = randomSuffix): string {
  for (;;) {
    const id = `${wish}${random()}`;
    if (!taken.includes(id)) return id;
  }
}

/** Begins with a capital, so that it reads as a word apart: `bannerX7k2p9`. */
function randomSuffix(): string {
  const digits = crypto.getRandomValues(new Uint8Array(6));
  return `X${Array.from(digits, (digit) => (digit % 36).toString(36)).join('')}`;
}
