import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { escapeSegment } from '#brand/json-pointer.ts';
import type { OperationName } from '#contract/operation.ts';
import { requestValidators } from './generated/validators/request-validators.ts';
import { MAX_ID } from './id.ts';
import type { FieldProblem } from './problem.ts';
import { unstorableText } from './stored-text.ts';

const replyAjv = new Ajv({ allErrors: true, strict: false });
addFormats.default(replyAjv);

/** Checks data and gives its faults, or null. It fills in defaults, and reads numbers from an address. */
export type Validate = (data: unknown) => ValidateFunction['errors'];

/** A part of a request that the contract has a schema for. */
export type RequestPart = 'params' | 'query' | 'body';

type Compiled = Readonly<
  Record<string, Readonly<Partial<Record<RequestPart, ValidateFunction>>> | undefined>
>;

/** @throws Error for an operation or a part without a schema */
export function requestValidator(operation: OperationName, part: RequestPart): Validate {
  const validate = (requestValidators as Compiled)[operation]?.[part];
  if (validate === undefined) throw new Error(`${operation} has no schema of its ${part}`);
  return (data) => (validate(data) ? null : validate.errors);
}

/** Compiled on first use: production checks few replies or none. */
export function replyValidator(schema: object): Validate {
  let validate: ValidateFunction | undefined;
  return (data) => {
    validate ??= replyAjv.compile(schema);
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
