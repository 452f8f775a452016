/**
 * Writes src/contract/generated from schemas/. `--check` writes nothing, names every file that is
 * stale and exits with 1.
 */
import path from 'node:path';
import { generate, SchemaProblems } from '#contract/codegen/generate.ts';
import { staleFiles, writeGeneratedFiles } from '#contract/codegen/generated-files.ts';
import { readSchemaFiles } from '#contract/codegen/schema-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join('src', 'contract', 'generated');

try {
  const texts = await generate(await readSchemaFiles(path.join(root, 'schemas')));
  if (process.argv.includes('--check')) {
    for (const name of await staleFiles(path.join(root, target), texts)) {
      console.error(`${path.join(target, name)} is stale: run npm run codegen`);
      process.exitCode = 1;
    }
  } else {
    for (const name of await writeGeneratedFiles(path.join(root, target), texts)) {
      console.log(`${path.join(target, name)} written`);
    }
  }
} catch (error) {
  if (!(error instanceof SchemaProblems)) throw error;
  for (const problem of error.problems) console.error(`schemas/${problem}`);
  process.exitCode = 1;
}
