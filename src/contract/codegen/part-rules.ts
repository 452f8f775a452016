import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { dereference } from './dereference.ts';
import { type JsonSchema, visitSchema } from './json-schema.ts';
import type { OperationRule } from './operation-rule.ts';
import { PARTS } from './operation-sources.ts';
import { followReference } from './schema-reference.ts';
import type { SchemaFiles } from './schema-files.ts';

const titledParts: OperationRule = ({ file, source }, files) =>
  PARTS.flatMap((part) => {
    const schema = source[part];
    if (schema === undefined || schema.type === 'null') return [];
    const { title } =
      schema.$ref === undefined ? schema : followReference(files, file, schema.$ref).schema;
    return title === undefined ? [`${part} has no title`] : [];
  });

/** Unknown keys are refused, except where `x-open` says why they are not. */
const closedRequests: OperationRule = ({ file, source }, files) =>
  PARTS.filter((part) => part !== 'reply').flatMap((part) =>
    openObjects(files, file, source[part] ?? {}, `/${part}`).map(
      (pointer) => `${pointer} takes unknown keys: additionalProperties is not false`,
    ),
  );

function openObjects(
  files: SchemaFiles,
  file: string,
  schema: JsonSchema,
  pointer: string,
): string[] {
  const found: string[] = [];
  visitSchema(
    schema,
    (part, step) => {
      if (part.$ref !== undefined) {
        const target = followReference(files, file, part.$ref);
        found.push(...openObjects(files, target.file, target.schema, step));
      } else if (isOpen(part)) {
        found.push(step);
      }
    },
    pointer,
  );
  return found;
}

function isOpen(schema: JsonSchema): boolean {
  const isObject = schema.type === 'object' || schema.properties !== undefined;
  return isObject && schema.additionalProperties !== false && schema['x-open'] === undefined;
}

/** A limit on everything that comes in or goes out. */
const boundedValues: OperationRule = ({ file, source }, files) => {
  if (source.rawReply !== undefined) return [];
  return PARTS.flatMap((part) => {
    const found: string[] = [];
    visitSchema(dereference(files, file, source[part] ?? {}), (schema, pointer) => {
      const missing = missingBound(schema);
      if (missing !== null) found.push(`/${part}${pointer} has no ${missing}`);
    });
    return found;
  });
};

function missingBound(schema: JsonSchema): string | null {
  const types = [schema.type].flat();
  if (schema.enum !== undefined || schema.const !== undefined) return null;
  if (types.includes('string') && schema.maxLength === undefined) return 'maxLength';
  if (types.includes('integer') && schema.maximum === undefined) return 'maximum';
  if (types.includes('array') && schema.maxItems === undefined) return 'maxItems';
  return null;
}

/** The type generator forgets the null of `type: ["object", "null"]`; anyOf keeps it. */
const nullByAnyOf: OperationRule = ({ file, source }, files) =>
  PARTS.flatMap((part) => {
    const found: string[] = [];
    visitSchema(dereference(files, file, source[part] ?? {}), ({ type }, pointer) => {
      if (Array.isArray(type) && type.includes('object')) {
        found.push(`/${part}${pointer} mixes object with other types: use anyOf`);
      }
    });
    return found;
  });

const strictAjv = new Ajv({
  strict: true,
  allowUnionTypes: true,
  strictRequired: true,
  addUsedSchema: false,
});
addFormats.default(strictAjv);

const compiles: OperationRule = ({ file, source }, files) =>
  PARTS.flatMap((part) => {
    const schema = source[part];
    if (schema === undefined) return [];
    try {
      strictAjv.compile(dereference(files, file, schema));
      return [];
    } catch (error) {
      return [`${part}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });

/** Rules over the schemas of params, query, body and reply. */
export const partRules: readonly OperationRule[] = [
  titledParts,
  closedRequests,
  boundedValues,
  nullByAnyOf,
  compiles,
];
