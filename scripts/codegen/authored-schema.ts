/**
 * Writes brands/manifest.schema.json, which editors read for completion, from schemas/manifest. See
 * `publish` for `--check`.
 */
import path from 'node:path';
import { readManifestSchemas } from '#brand/files/read-manifest-schemas.ts';
import { sparseSchema } from '#brand/sparse-schema.ts';
import { publish } from './generated-files.ts';

const SCHEMAS = path.resolve(import.meta.dirname, '../../schemas/manifest');
const NAME = 'manifest.schema.json';

const schema = sparseSchema(await readManifestSchemas(SCHEMAS));
const text = `${JSON.stringify(schema, null, 2)}\n`;
await publish('brands', new Map([[NAME, text]]), /^manifest\.schema\.json$/);
