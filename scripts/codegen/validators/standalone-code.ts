import standalone from 'ajv/dist/standalone/index.js';
import type { Ajv } from 'ajv';

/** Requests of Ajv's code at run time, and the names that replace them; the module imports these. */
const RUNTIME: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'countCharacters',
  'require("ajv/dist/runtime/equal").default': 'sameJson',
};

/**
 * The code of compiled validators, ready to be put below an import of their runtime.
 * @param exported schema ids by the name under which their validator is exported
 * @throws Error when the code needs something else at run time
 */
export function standaloneCode(ajv: Ajv, exported: Readonly<Record<string, string>>): string {
  let code = standalone(ajv, exported).replace('"use strict";', '');
  for (const [asked, ours] of Object.entries(RUNTIME)) code = code.replaceAll(asked, ours);
  const missing = /require\([^)]*\)[.\w]*/.exec(code);
  if (missing !== null) throw new Error(`generated validators need ${missing[0]}`);
  return code;
}

/** A logger for Ajv: an unknown format is otherwise only warned about, and then never checked. */
export const strictLogger = { log: () => undefined, warn: refuse, error: refuse };

function refuse(...words: unknown[]): never {
  throw new Error(words.map(String).join(' '));
}
