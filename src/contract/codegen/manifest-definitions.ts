import { Definitions } from './definitions.ts';
import type { SchemaFiles } from './schema-files.ts';

/** The definitions of the manifest and the registry. */
export function manifestDefinitions(files: SchemaFiles): Definitions {
  const definitions = new Definitions(files, '#/definitions/');
  for (const [file, schema] of files) {
    if (file.startsWith('manifest/') || file.startsWith('registry/')) definitions.add(file, schema);
  }
  return definitions;
}
