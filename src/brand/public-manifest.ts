import { isJsonArray, isJsonObject, type Json, type JsonObject } from './json.ts';

/** Audiences of a part of a manifest, from the widest to the narrowest. */
export type Visibility = 'public' | 'server' | 'builder';

/** The files of schemas/manifest by name. */
export type ManifestSchemas = Readonly<Record<string, JsonObject>>;

/**
 * What of a resolved manifest may reach a browser: the parts whose nearest `x-visibility` says
 * `public`. What no schema knows about stays back.
 */
export function publicManifest(resolved: JsonObject, schemas: ManifestSchemas): JsonObject {
  const pruned = prune(resolved, { $ref: 'brand.json' }, schemas, 'server');
  return isJsonObject(pruned) ? pruned : {};
}

function prune(
  value: Json,
  schema: JsonObject,
  schemas: ManifestSchemas,
  inherited: Visibility,
): Json | undefined {
  const known = follow(schema, schemas);
  const visibility = visibilityOf(known) ?? inherited;
  if (isJsonArray(value)) {
    const items = isJsonObject(known['items']) ? known['items'] : {};
    const kept = value.flatMap((item) => prune(item, items, schemas, visibility) ?? []);
    return kept.length > 0 || visibility === 'public' ? kept : undefined;
  }
  if (!isJsonObject(value)) return visibility === 'public' ? value : undefined;
  const kept = Object.entries(value).flatMap(([key, item]) => {
    const property = propertySchema(known, key, value);
    const pruned = property === undefined ? undefined : prune(item, property, schemas, visibility);
    return pruned === undefined ? [] : [[key, pruned] as const];
  });
  return kept.length > 0 || visibility === 'public' ? Object.fromEntries(kept) : undefined;
}

function follow(schema: JsonObject, schemas: ManifestSchemas): JsonObject {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? follow(schemas[reference] ?? {}, schemas) : schema;
}

function visibilityOf(schema: JsonObject): Visibility | undefined {
  const visibility = schema['x-visibility'];
  return visibility === 'public' || visibility === 'server' || visibility === 'builder'
    ? visibility
    : undefined;
}

function propertySchema(
  schema: JsonObject,
  key: string,
  value: JsonObject,
): JsonObject | undefined {
  const branch = branchFor(schema, value) ?? schema;
  const { properties, additionalProperties } = branch;
  const property =
    isJsonObject(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (isJsonObject(property)) return property;
  return isJsonObject(additionalProperties) ? additionalProperties : undefined;
}

/** The branch of a tagged union that matches the value's tag. */
function branchFor(schema: JsonObject, value: JsonObject): JsonObject | undefined {
  const { oneOf, discriminator } = schema;
  const tag = isJsonObject(discriminator) ? discriminator['propertyName'] : undefined;
  if (!isJsonArray(oneOf) || typeof tag !== 'string') return undefined;
  return oneOf.filter(isJsonObject).find((branch) => {
    const properties = isJsonObject(branch['properties']) ? branch['properties'] : {};
    const property = properties[tag];
    return isJsonObject(property) && property['const'] === value[tag];
  });
}
