import { schemaParser } from '@rjsf/utils';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonObject } from '#brand/json.ts';

/** What Ajv's generated code asks for at run time, and what we have in its place. */
const RUNTIME: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'countCharacters',
  'require("ajv/dist/runtime/equal").default': 'sameJson',
};

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
    // An unknown format is only warned of and then never checked.
    logger: { log: () => undefined, warn: refuse, error: refuse },
  });
  const exported = Object.fromEntries(names.map((name, index) => [`validator${index}`, name]));
  const code = withRuntime(standalone(ajv, exported));
  const table = names.map((name, index) => `  ${JSON.stringify(name)}: validator${index},`);
  return [
    '// Generated from schemas/manifest by `npm run codegen`. Do not edit.',
    '// @ts-nocheck',
    "import { countCharacters, sameJson } from '../registry/validator-runtime.ts';",
    '',
    `export const schema = ${JSON.stringify(schema, null, 1)};`,
    '',
    code.replace('"use strict";', ''),
    '',
    'export const validators = {',
    ...table,
    '};',
    '',
  ].join('\n');
}

function refuse(...words: unknown[]): never {
  throw new Error(words.map(String).join(' '));
}

function withRuntime(code: string): string {
  let provided = code;
  for (const [asked, ours] of Object.entries(RUNTIME)) {
    provided = provided.replaceAll(asked, ours);
  }
  const missing = /require\([^)]*\)[.\w]*/.exec(provided);
  if (missing !== null) throw new Error(`generated validators need ${missing[0]}`);
  return provided;
}
