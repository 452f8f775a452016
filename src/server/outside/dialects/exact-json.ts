import { isUtf8 } from 'node:buffer';
import { parse, stringify } from 'lossless-json';
import { Problem } from '../../platform/problem.ts';

/**
 * JSON whose numbers keep every digit: amounts of a dialect may not fit a double.
 * @throws Problem INVALID_JSON
 */
export function parseExactJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new Problem('INVALID_JSON');
  try {
    return parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new Problem('INVALID_JSON', { cause });
  }
}

/** Writes big integers as JSON numbers. */
export function exactJson(value: object): string {
  return stringify(value) ?? '';
}
