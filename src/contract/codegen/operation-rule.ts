import type { OperationFile } from './operation-sources.ts';
import type { SchemaFiles } from './schema-files.ts';

/** What a rule finds wrong with one operation, one line each, without the file's name. */
export type OperationRule = (operation: OperationFile, files: SchemaFiles) => string[];
