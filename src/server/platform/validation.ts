import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { escapeSegment } from '#brand/json-pointer.ts';
import { MAX_ID } from './id.ts';
import type { FieldProblem } from './problem.ts';
import { unstorableText } from './stored-text.ts';

/** Bodies are taken as they are: nothing is turned into another type and no key is dropped. */
const bodyAjv = new Ajv({
  allErrors: true,
  useDefaults: true,
  removeAdditional: false,
  strict: false,
});
/** What comes in an address is text, so numbers and booleans are read from it. */
const addressAjv = new Ajv({
  allErrors: true,
  useDefaults: true,
  coerceTypes: true,
  strict: false,
});
const replyAjv = new Ajv({ allErrors: true, strict: false });
for (const ajv of [bodyAjv, addressAjv, replyAjv]) addFormats.default(ajv);
const isDateTime = replyAjv.compile({ type: 'string', format: 'date-time' });
/** Of what the format lets through, leap seconds and the year 0 are no moments to a Date or a database. */
const isMoment = (text: string): boolean =>
  isDateTime(text) && new Date(text).getUTCFullYear() >= 1;
for (const ajv of [bodyAjv, addressAjv]) ajv.addFormat('date-time', isMoment);

export type Part = 'body' | 'address' | 'reply';

/** Checks data and gives its faults, or null. */
export type Validate = (data: unknown) => ValidateFunction['errors'];

/** A validator that is compiled when it is first needed: a start would else compile hundreds. */
export function lazyValidator(part: Part, schema: object): Validate {
  const ajv = { body: bodyAjv, address: addressAjv, reply: replyAjv }[part];
  let validate: ValidateFunction | undefined;
  return (data) => {
    validate ??= ajv.compile(schema);
    return validate(data) ? null : validate.errors;
  };
}

/** What the schemas of an address let through and no record could bear: numbers beyond 64 bits, NUL. */
export function addressFaults(data: unknown): Record<string, FieldProblem> {
  const faults: Record<string, FieldProblem> = {};
  for (const [name, value] of Object.entries(data ?? {})) {
    const isTooLarge =
      typeof value === 'string' && /^[0-9]{19}$/.test(value) && BigInt(value) > MAX_ID;
    if (isTooLarge || unstorableText(value) !== null) faults[`/${name}`] = { code: 'pattern' };
  }
  return faults;
}

/** At most this many faults are told; a body with more is not one that a person typed. */
const MAX_FIELDS = 50;

/** Ajv's faults as fields by JSON pointer; a missing or unknown key is told at its own pointer. */
export function fieldsOf(
  errors: readonly ErrorObject[] | null | undefined,
): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {};
  for (const error of (errors ?? []).slice(0, MAX_FIELDS)) {
    const pointer = pointerOf(error);
    fields[pointer] ??= { code: error.keyword, params: scalarParams(error.params) };
  }
  return fields;
}

function pointerOf(error: ErrorObject): string {
  const params = error.params as { missingProperty?: string; additionalProperty?: string };
  const key = params.missingProperty ?? params.additionalProperty;
  if (key === undefined) return error.instancePath;
  return `${error.instancePath}/${escapeSegment(key)}`;
}

function scalarParams(params: Record<string, unknown>): Record<string, string | number> {
  const entries = Object.entries(params).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(entries);
}
