/** Lists the operations that are declared and not built yet, by area. `--json` for machines. */
import path from 'node:path';
import { operationFiles } from '#contract/codegen/operation-sources.ts';
import { plannedByArea, plannedText } from '#contract/codegen/planned-operations.ts';
import { readSchemaFiles } from '#contract/codegen/schema-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const operations = operationFiles(await readSchemaFiles(path.join(root, 'schemas')));
const planned = plannedByArea(operations);
const asJson = process.argv.includes('--json');
console.log(
  asJson
    ? JSON.stringify(Object.fromEntries(planned), null, 2)
    : plannedText(planned, operations.length),
);
