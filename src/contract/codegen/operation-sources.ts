import path from 'node:path';
import type { OperationDefinition } from '../operation.ts';
import type { JsonSchema } from './json-schema.ts';
import { PERMISSIONS_FILE } from './permissions-text.ts';
import type { SchemaFiles } from './schema-files.ts';

export const PARTS = ['params', 'query', 'body', 'reply'] as const;
export type Part = (typeof PARTS)[number];

/** One file of schemas/api as it is written. */
export type OperationSource = Omit<OperationDefinition, 'operation' | 'errors'> & {
  operation: string;
  title: string;
  description: string;
  errors: readonly string[];
  reply: JsonSchema;
} & { [Key in Exclude<Part, 'reply'>]?: JsonSchema };

export interface OperationFile {
  file: string;
  /** The folder under schemas/api. */
  area: string;
  /** The file's name without its ending. */
  name: string;
  source: OperationSource;
}

/** The operations among all schema files, by area and then by name. */
export function operationFiles(files: SchemaFiles): OperationFile[] {
  return [...files]
    .filter(([file]) => file.startsWith('api/') && !file.endsWith(`/${PERMISSIONS_FILE}`))
    .map(([file, source]) => ({
      file,
      area: path.posix.dirname(file).slice('api/'.length),
      name: path.posix.basename(file, '.json'),
      source: source as unknown as OperationSource,
    }));
}
