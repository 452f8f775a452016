import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#brand/json.ts';

/** A schema file by the name other files refer to it, `label.json`. */
export type ReadSchema = (file: string) => Json;

/**
 * What a form and its validator do not need. Words come from the locales, and a default would be
 * filled in as if the brand had said it.
 */
const LEFT_OUT = new Set([
  '$schema',
  'title',
  'description',
  'examples',
  'default',
  'x-visibility',
]);

/** Keywords under which keys are names of properties and not keywords. */
const NAMED = new Set(['properties', 'patternProperties', 'definitions']);

/** One section of the manifest as a schema that stands alone: files it refers to become definitions. */
export function formSchema(file: string, read: ReadSchema): JsonObject {
  const definitions = new Map<string, Json>();
  const root = inlined(read(file), read, definitions);
  if (!isJsonObject(root)) throw new TypeError(`${file} holds no schema`);
  return definitions.size === 0 ? root : { ...root, definitions: Object.fromEntries(definitions) };
}

function inlined(schema: Json, read: ReadSchema, definitions: Map<string, Json>): Json {
  if (isJsonArray(schema)) return schema.map((item) => inlined(item, read, definitions));
  if (!isJsonObject(schema)) return schema;
  const { $ref } = schema;
  if (typeof $ref === 'string') return { $ref: reference($ref, read, definitions) };
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !LEFT_OUT.has(keyword))
      .map(([keyword, value]) => [
        keyword,
        NAMED.has(keyword) && isJsonObject(value)
          ? mapValues(value, (item) => inlined(item, read, definitions))
          : inlined(value, read, definitions),
      ]),
  );
}

function reference(file: string, read: ReadSchema, definitions: Map<string, Json>): string {
  if (!file.endsWith('.json')) throw new Error(`${file}: only files beside it are referred to`);
  const name = file.slice(0, -'.json'.length);
  if (!definitions.has(name)) {
    // Before its own references are followed: a schema may refer to itself.
    definitions.set(name, {});
    const definition = inlined(read(file), read, definitions);
    // RJSF follows references before a form part sees the schema: its name has to stand in it.
    definitions.set(name, { ...(isJsonObject(definition) ? definition : {}), 'x-part': name });
  }
  return `#/definitions/${name}`;
}

function mapValues(object: JsonObject, map: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
