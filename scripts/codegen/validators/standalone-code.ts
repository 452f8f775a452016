import standalone from 'ajv/dist/standalone/index.js';
import type { Ajv } from 'ajv';

/**
 * The code of compiled validators, ready to be put below an import of their runtime.
 * @param exported schema ids by the name under which their validator is exported
 * @param runtime what Ajv's code asks for, by the name of its replacement
 * @throws Error when the code needs something that `runtime` lacks
 */
export function standaloneCode(
  ajv: Ajv,
  exported: Readonly<Record<string, string>>,
  runtime: Readonly<Record<string, string>>,
): string {
  let code = standalone(ajv, exported).replace('"use strict";', '');
  for (const [asked, ours] of Object.entries(runtime)) code = code.replaceAll(asked, ours);
  const missing = /require\([^)]*\)[.\w]*/.exec(code);
  if (missing !== null) throw new Error(`generated validators need ${missing[0]}`);
  return code;
}

/** A logger for Ajv: an unknown format is otherwise only warned about, and then never checked. */
export const strictLogger = { log: () => undefined, warn: refuse, error: refuse };

function refuse(...words: unknown[]): never {
  throw new Error(words.map(String).join(' '));
}
