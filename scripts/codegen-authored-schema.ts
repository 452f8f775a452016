/**
 * Writes brands/manifest.schema.json, which editors read for completion, from schemas/manifest.
 * `--check` compares and writes nothing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifestSchemas } from '#brand/files/read-manifest-schemas.ts';
import { sparseSchema } from '#brand/sparse-schema.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const TARGET = path.join(ROOT, 'brands/manifest.schema.json');

const schema = sparseSchema(await readManifestSchemas(path.join(ROOT, 'schemas/manifest')));
const text = `${JSON.stringify(schema, null, 2)}\n`;

if (process.argv.includes('--check')) {
  if ((await readFile(TARGET, 'utf8').catch(() => '')) !== text) {
    console.error('brands/manifest.schema.json is stale: run scripts/codegen-authored-schema.ts');
    process.exitCode = 1;
  }
} else {
  await writeFile(TARGET, text);
}
