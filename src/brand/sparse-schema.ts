import { isJsonArray, isJsonObject, type Json, type JsonObject } from './json.ts';

/**
 * The schema of a manifest as one brand writes it, made from the dense one: nothing but the
 * document's own header is required, any key may be `null` to remove what is inherited, and items
 * of lists take their hints. For editors; the checks judge the dense document.
 * @param schemas The files of schemas/manifest by name; `brand.json` is the root.
 */
export function sparseSchema(schemas: Readonly<Record<string, JsonObject>>): JsonObject {
  const definitions = Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => name !== ROOT)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, schema]) => [name.replace('.json', ''), loosen(schema)]),
  );
  const root = schemas[ROOT];
  if (root === undefined) throw new Error(`no ${ROOT} among the schemas`);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...(loosen(root) as JsonObject),
    title: 'AuthoredManifest',
    description:
      'Made from schemas/manifest, for editors: a manifest as one brand writes it. Not for validation.',
    required: ['formatVersion', 'id', 'revision'],
    definitions,
  };
}

const ROOT = 'brand.json';

/** Keywords that speak about a whole that a sparse document does not have, or only about the product. */
const DROPPED: ReadonlySet<string> = new Set([
  '$schema',
  'title',
  'required',
  'minItems',
  'minProperties',
  'discriminator',
  'x-visibility',
]);

const HINTS: JsonObject = {
  $before: { type: 'string', description: 'Id of the item this one stands before.' },
  $after: { type: 'string', description: 'Id of the item this one stands after.' },
  $remove: { const: true, description: 'Takes the inherited item out.' },
};

function loosen(schema: Json): Json {
  if (isJsonArray(schema)) return schema.map(loosen);
  if (!isJsonObject(schema)) return schema;
  if (typeof schema['$ref'] === 'string') {
    return { $ref: `#/definitions/${schema['$ref'].replace('.json', '')}` };
  }
  if (isJsonArray(schema['oneOf'])) return joinBranches(schema['oneOf']);
  const entries = Object.entries(schema).flatMap(([key, value]): [string, Json][] => {
    if (DROPPED.has(key)) return [];
    if (key === 'properties' && isJsonObject(value)) return [[key, loosenProperties(value)]];
    return [[key, key === 'items' || key === 'additionalProperties' ? loosen(value) : value]];
  });
  return Object.fromEntries(entries);
}

function loosenProperties(properties: JsonObject): JsonObject {
  const loose = Object.entries(properties).map(([key, value]) => [
    key,
    key === 'id' ? loosen(value) : { anyOf: [loosen(value), { type: 'null' }] },
  ]);
  return { ...Object.fromEntries(loose), ...('id' in properties ? HINTS : {}) } as JsonObject;
}

/** An item that only changes an inherited one may omit its kind: any key of any branch is allowed. */
function joinBranches(branches: readonly Json[]): JsonObject {
  const joined: Record<string, Json[]> = {};
  for (const branch of branches) {
    const properties = isJsonObject(branch) ? branch['properties'] : undefined;
    if (!isJsonObject(properties)) continue;
    for (const [key, value] of Object.entries(loosenProperties(properties))) {
      const known = (joined[key] ??= []);
      if (!known.some((item) => JSON.stringify(item) === JSON.stringify(value))) known.push(value);
    }
  }
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(joined).map(([key, values]) => [
        key,
        values.length === 1 ? (values[0] ?? {}) : { anyOf: values },
      ]),
    ),
  };
}
