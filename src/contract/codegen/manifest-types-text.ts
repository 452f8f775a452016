import { Definitions } from './definitions.ts';
import type { SchemaFiles } from './schema-files.ts';
import { typesText } from './types-text.ts';

/** Types of the manifest and the registry, or null while there is no manifest schema. */
export async function manifestTypesText(files: SchemaFiles): Promise<string | null> {
  if (!files.has('manifest/brand.json')) return null;
  const definitions = new Definitions(files, '#/definitions/');
  for (const [file, schema] of files) {
    if (file.startsWith('manifest/') || file.startsWith('registry/')) definitions.add(file, schema);
  }
  return typesText(definitions);
}
