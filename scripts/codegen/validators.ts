/**
 * Writes builder/generated: for each section of the manifest that the builder has a form for, its
 * schema and compiled validators. See `publish` for `--check`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Json } from '#brand/json.ts';
import { FORM_SECTIONS } from '../../builder/registry/sections.ts';
import { publish } from './generated-files.ts';
import { formSchema } from './validators/form-schema.ts';
import { validatorModule } from './validators/validator-code.ts';

const SCHEMAS = path.resolve(import.meta.dirname, '../../schemas/manifest');

const read = (file: string): Json =>
  JSON.parse(readFileSync(path.join(SCHEMAS, file), 'utf8')) as Json;

const texts = new Map(
  FORM_SECTIONS.map((section) => [
    `${section}.ts`,
    validatorModule(formSchema(`${section}.json`, read)),
  ]),
);

await publish('builder/generated', texts);
