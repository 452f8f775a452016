import { type JsonSchema, mapSubSchemas } from './json-schema.ts';
import { followReference } from './schema-reference.ts';
import type { SchemaFiles } from './schema-files.ts';

/** Keywords that check nothing; validators do without them. */
const ANNOTATIONS = [
  '$schema',
  '$id',
  'title',
  'description',
  'examples',
  'definitions',
  'x-open',
  'x-unit',
];

/**
 * The schema with every `$ref` replaced by what it names, and without annotations: what Fastify
 * and Ajv take. @throws Error on a reference that comes back to itself.
 */
export function dereference(files: SchemaFiles, file: string, schema: JsonSchema): JsonSchema {
  return inline(files, file, schema, []);
}

function inline(
  files: SchemaFiles,
  file: string,
  schema: JsonSchema,
  trail: readonly string[],
): JsonSchema {
  if (schema.$ref !== undefined) {
    const target = followReference(files, file, schema.$ref);
    const name = `${target.file}#${target.pointer}`;
    if (trail.includes(name)) throw new Error(`${file}: ${name} contains itself`);
    return inline(files, target.file, target.schema, [...trail, name]);
  }
  const copy = mapSubSchemas(schema, (child) => inline(files, file, child, trail));
  for (const keyword of ANNOTATIONS) delete copy[keyword];
  return copy;
}
