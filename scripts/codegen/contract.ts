/** Writes src/contract/generated from schemas/. See `publish` for `--check`. */
import path from 'node:path';
import { generate, SchemaProblems } from '#contract/codegen/generate.ts';
import { readSchemaFiles } from '#contract/codegen/schema-files.ts';
import { publish } from './generated-files.ts';

const SCHEMAS = path.resolve(import.meta.dirname, '../../schemas');

try {
  await publish('src/contract/generated', await generate(await readSchemaFiles(SCHEMAS)));
} catch (error) {
  if (!(error instanceof SchemaProblems)) throw error;
  for (const problem of error.problems) console.error(`schemas/${problem}`);
  process.exitCode = 1;
}
