import { Ajv } from 'ajv';
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
  for (const [name, schema] of Object.entries(await readManifestSchemas(folder))) {
    ajv.addSchema(schema, name);
  }
  return (document) => {
    // Compiled at the first use, which takes most of a second: a start with nothing new needs none.
    const validate = ajv.getSchema('brand.json');
    if (validate === undefined) throw new Error(`brand.json in ${folder} does not compile`);
    return validate(document) === true ? [] : fromAjvFaults(validate.errors ?? []);
  };
}
