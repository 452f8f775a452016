import fc from 'fast-check';
import operationSchemas from '#contract/generated/operation-schemas.json' with { type: 'json' };
import type { OperationDefinition, OperationName } from '#contract/operation.ts';
import { replyValidator } from '#server/platform/validation.ts';
import { type KnownValues, objectLike, type Schema } from '../request-junk/schema-values.ts';

const schemas = operationSchemas as unknown as Record<
  OperationName,
  Partial<Record<'params' | 'query' | 'body', Schema>>
>;

const WITHOUT_FAULT = { fitting: 1, hostile: 0, missing: 0 };
const SEED = 20_261_122;
const TRIES = 100;

export interface FittingRequest {
  readonly url: string;
  readonly body: string | undefined;
}

/** The same request of an operation each time, with everything required and nothing optional. */
export function fittingRequest(
  { operation, path }: OperationDefinition,
  known: KnownValues,
): FittingRequest {
  const { params = {}, query = {}, body } = schemas[operation];
  const one = (schema: Schema): Record<string, unknown> => {
    const arbitrary = objectLike(requiredOnly(schema), known, WITHOUT_FAULT);
    const validate = replyValidator(schema);
    // The generator does not read every keyword: the first that fits is taken.
    const found = fc
      .sample(arbitrary, { seed: SEED, numRuns: TRIES })
      .find((value) => validate(value) === null);
    if (found === undefined) throw new Error(`${operation}: no value fits its schema`);
    return found;
  };
  const values = one(params);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const pairs = Object.entries(one(query)).map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(pairs).toString();
  return {
    url: search === '' ? filled : `${filled}?${search}`,
    body: body === undefined ? undefined : JSON.stringify(one(body)),
  };
}

/** Optional keys go, but for the brand: a list that takes one must not show it to everyone. */
function requiredOnly(schema: Schema): Schema {
  const { properties = {}, required = [] } = schema;
  const kept = Object.entries(properties)
    .filter(([name]) => required.includes(name) || name === 'brand')
    .map(
      ([name, part]) => [name, part.properties === undefined ? part : requiredOnly(part)] as const,
    );
  return {
    ...schema,
    properties: Object.fromEntries(kept),
    required: kept.map(([name]) => name),
  };
}
