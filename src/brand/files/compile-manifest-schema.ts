import { Ajv, type FuncKeywordDefinition } from 'ajv';
import type { AnyValidateFunction, DataValidateFunction } from 'ajv/dist/types/index.js';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../json.ts';
import { fromAjvFaults, type SchemaFault } from '../checks/schema/schema-fault.ts';
import { readManifestSchemas } from './read-manifest-schemas.ts';

type ValidateManifest = (document: unknown) => readonly SchemaFault[];

/** By folder: schemas change with a release, brands every day. */
const compiled = new Map<string, Promise<ValidateManifest>>();

/**
 * Reads schemas/manifest once a process; the result validates a dense document as often as wanted.
 * @param folder The folder of the schemas, for example schemas/manifest.
 */
export function compileManifestSchema(folder: string): Promise<ValidateManifest> {
  const known = compiled.get(folder) ?? compile(folder);
  compiled.set(folder, known);
  return known;
}

async function compile(folder: string): Promise<ValidateManifest> {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    allowUnionTypes: true,
  });
  ajv.addKeyword({ keyword: 'x-visibility', schemaType: 'string' });
  const schemas = await readManifestSchemas(folder);
  ajv.addKeyword(checkedOnce(ajv));
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(remembering(schema), name);
  }
  return (document) => {
    // Compiled at the first use, which takes most of a second: a start with nothing new needs none.
    const validate = ajv.getSchema('brand.json');
    if (validate === undefined) throw new Error(`brand.json in ${folder} does not compile`);
    return validate(document) === true ? [] : fromAjvFaults(validate.errors ?? []);
  };
}

const CHECKED_ONCE = 'x-checked-once';

/**
 * Replaces each `$ref` to another file by a keyword that does the same and remembers sound objects.
 * Ajv reads the tag of a tagged union through `$ref`, so `oneOf` keeps its own.
 */
function remembering(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema).map(([key, value]): readonly [string, Json] => {
    if (key === '$ref') return [CHECKED_ONCE, value];
    if (key === 'oneOf') return [key, value];
    if (isJsonArray(value)) {
      return [key, value.map((item) => (isJsonObject(item) ? remembering(item) : item))];
    }
    return [key, isJsonObject(value) ? remembering(value) : value];
  });
  return Object.fromEntries(entries);
}

/**
 * Validates by another schema file. Resolved brands share the objects they inherit, so an object that
 * was sound in the base is not validated again in each brand.
 */
function checkedOnce(ajv: Ajv): FuncKeywordDefinition {
  return {
    keyword: CHECKED_ONCE,
    schemaType: 'string',
    errors: 'full',
    compile(file: string) {
      const sound = new WeakSet<object>();
      let validate: AnyValidateFunction | undefined;
      const check: DataValidateFunction = (data: unknown, context) => {
        const isObject = typeof data === 'object' && data !== null;
        if (isObject && sound.has(data)) return true;
        validate ??= ajv.getSchema(file);
        if (validate === undefined) throw new Error(`there is no schema ${file}`);
        if (validate(data) === true) {
          if (isObject) sound.add(data);
          return true;
        }
        check.errors = (validate.errors ?? []).map((error) => ({
          ...error,
          instancePath: `${context?.instancePath ?? ''}${error.instancePath}`,
        }));
        return false;
      };
      return check;
    },
  };
}
