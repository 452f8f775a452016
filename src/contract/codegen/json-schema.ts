/** The part of JSON Schema (draft-07) that the contract uses. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maximum?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema | JsonSchema[];
  contains?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  definitions?: Record<string, JsonSchema>;
  /** Why an object of a request takes keys that the contract does not name. */
  'x-open'?: string;
  [keyword: string]: unknown;
}

const MAPS = ['properties', 'patternProperties', 'definitions'] as const;
const LISTS = ['anyOf', 'oneOf', 'allOf'] as const;
const SINGLES = ['propertyNames', 'contains', 'not', 'if', 'then', 'else'] as const;

/**
 * A copy of `schema` whose direct sub-schemas went through `change`. Knows the keywords, so a
 * property that is called "title" or "items" is never taken for one.
 */
export function mapSubSchemas(
  schema: JsonSchema,
  change: (child: JsonSchema, pointer: string) => JsonSchema,
): JsonSchema {
  const copy: JsonSchema = { ...schema };
  for (const keyword of MAPS) {
    const map = schema[keyword];
    if (map === undefined) continue;
    copy[keyword] = Object.fromEntries(
      Object.entries(map).map(([key, child]) => [key, change(child, `/${keyword}/${key}`)]),
    );
  }
  for (const keyword of LISTS) {
    const list = schema[keyword];
    if (list === undefined) continue;
    copy[keyword] = list.map((child, index) => change(child, `/${keyword}/${index}`));
  }
  for (const keyword of SINGLES) {
    const child = schema[keyword];
    if (child !== undefined) copy[keyword] = change(child, `/${keyword}`);
  }
  const { items, additionalProperties } = schema;
  if (Array.isArray(items)) {
    copy.items = items.map((child, index) => change(child, `/items/${index}`));
  } else if (items !== undefined) {
    copy.items = change(items, '/items');
  }
  if (typeof additionalProperties === 'object') {
    copy.additionalProperties = change(additionalProperties, '/additionalProperties');
  }
  return copy;
}

/** Calls `visit` with a schema and everything inside it, outermost first. */
export function visitSchema(
  schema: JsonSchema,
  visit: (schema: JsonSchema, pointer: string) => void,
  pointer = '',
): void {
  visit(schema, pointer);
  mapSubSchemas(schema, (child, step) => {
    visitSchema(child, visit, pointer + step);
    return child;
  });
}
