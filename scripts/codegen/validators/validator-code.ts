import { schemaParser } from '@rjsf/utils';
import { Ajv } from 'ajv';
import type { JsonObject } from '#brand/json.ts';
import { standaloneCode, strictLogger } from './standalone-code.ts';

/**
 * The module of one section: its schema, and for it and every schema RJSF picks out of it a
 * validator, by the name RJSF looks it up under. Compiled here, so that the page needs no
 * `unsafe-eval`.
 * @throws Error for what Ajv does not know, or would load something for that is not provided.
 */
export function validatorModule(schema: JsonObject): string {
  const schemas = schemaParser(schema);
  const names = Object.keys(schemas);
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    discriminator: true,
    inlineRefs: false,
    schemas: Object.values(schemas),
    code: { source: true, esm: true },
    logger: strictLogger,
  });
  const exported = Object.fromEntries(names.map((name, index) => [`validator${index}`, name]));
  const table = names.map((name, index) => `  ${JSON.stringify(name)}: validator${index},`);
  return [
    '// Generated from schemas/manifest by `npm run codegen`. Do not edit.',
    '// @ts-nocheck',
    "import { countCharacters, sameJson } from '../registry/validator-runtime.ts';",
    '',
    `export const schema = ${JSON.stringify(schema, null, 1)};`,
    '',
    standaloneCode(ajv, exported),
    '',
    'export const validators = {',
    ...table,
    '};',
    '',
  ].join('\n');
}
