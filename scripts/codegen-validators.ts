/**
 * Writes builder/generated: for each section of the manifest that the builder has a form for, its
 * schema and compiled validators. `--check` writes nothing, names every stale file and exits with 1.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Json } from '#brand/json.ts';
import { staleFiles, writeGeneratedFiles } from '#contract/codegen/generated-files.ts';
import { SECTIONS } from '../builder/registry/sections.ts';
import { formSchema } from './validators/form-schema.ts';
import { validatorModule } from './validators/validator-code.ts';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join('builder', 'generated');

const read = (file: string): Json =>
  JSON.parse(readFileSync(path.join(root, 'schemas/manifest', file), 'utf8')) as Json;

const texts = new Map(
  SECTIONS.map((section) => [
    `${section}.ts`,
    validatorModule(formSchema(`${section}.json`, read)),
  ]),
);

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
