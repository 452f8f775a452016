import { Ajv } from 'ajv';
import { headRules } from './head-rules.ts';
import type { OperationRule } from './operation-rule.ts';
import { type OperationFile, operationFiles } from './operation-sources.ts';
import { partRules } from './part-rules.ts';
import { permissionProblems } from './permissions-text.ts';
import type { SchemaFiles } from './schema-files.ts';

/**
 * What is wrong with the operations, one line each with the file's path; empty when all is well.
 * A file that does not fit schemas/operation.json is not looked at further.
 */
export function operationProblems(files: SchemaFiles): string[] {
  const operations = operationFiles(files);
  if (operations.length === 0) return ['schemas/api holds no operation'];
  const fitsMetaSchema = new Ajv({ allErrors: true }).compile(files.get('operation.json') ?? false);
  const wellFormed: OperationFile[] = [];
  const problems = operations.flatMap((operation) => {
    if (!fitsMetaSchema(operation.source)) {
      return (fitsMetaSchema.errors ?? []).map(
        (error) => `${operation.file}: ${error.instancePath} ${error.message ?? error.keyword}`,
      );
    }
    wellFormed.push(operation);
    return [...headRules, ...partRules]
      .flatMap((rule) => attempt(rule, operation, files))
      .map((text) => `${operation.file}: ${text}`);
  });
  const needed = wellFormed.flatMap(({ source }) => source.permission ?? []);
  return [
    ...problems,
    ...permissionProblems(files, needed),
    ...repeated(wellFormed, ({ source }) => source.operation, 'operation'),
    ...repeated(wellFormed, ({ source }) => `${source.method} ${shapeOf(source.path)}`, 'address'),
  ];
}

function attempt(rule: OperationRule, operation: OperationFile, files: SchemaFiles): string[] {
  try {
    return rule(operation, files);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Two paths that differ in the names of their parameters only are the same address. */
function shapeOf(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}');
}

function repeated(
  operations: readonly OperationFile[],
  keyOf: (operation: OperationFile) => string,
  what: string,
): string[] {
  const first = new Map<string, string>();
  return operations.flatMap((operation) => {
    const key = keyOf(operation);
    const known = first.get(key);
    first.set(key, known ?? operation.file);
    return known === undefined ? [] : [`${operation.file}: ${what} "${key}" is taken by ${known}`];
  });
}
