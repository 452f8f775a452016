/**
 * Writes src/server/platform/generated/validators: compiled validators of the params, query and body of
 * every operation. See `publish` for `--check`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { operationFiles } from '#contract/codegen/operation-sources.ts';
import { readSchemaFiles } from '#contract/codegen/schema-files.ts';
import { publish } from './generated-files.ts';
import { type OperationSchemas, requestValidatorModules } from './validators/request-validators.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const files = await readSchemaFiles(path.join(ROOT, 'schemas'));
const schemas = JSON.parse(
  readFileSync(path.join(ROOT, 'src/contract/generated/operation-schemas.json'), 'utf8'),
) as Record<string, OperationSchemas['schemas']>;
const operations = operationFiles(files).map(({ name, area }) => ({
  operation: name,
  area,
  schemas: schemas[name] ?? {},
}));

await publish('src/server/platform/generated/validators', requestValidatorModules(operations));
