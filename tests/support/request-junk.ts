import fc from 'fast-check';
import operationSchemas from '#contract/generated/operation-schemas.json' with { type: 'json' };
import type { OperationDefinition, OperationName } from '#contract/operation.ts';

/** The part of a schema that is looked at here. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const schemas = operationSchemas as unknown as Record<
  OperationName,
  Partial<Record<'params' | 'query' | 'body', Schema>>
>;

/** A request as a stranger makes it, or a friend with a fault. */
export interface JunkRequest {
  readonly url: string;
  /** undefined: none is sent. */
  readonly body: string | undefined;
}

/** Texts that have broken somebody's program. */
const EVIL_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '0',
  '-0',
  '-1',
  '1e400',
  'NaN',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775809',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '\u202e\u0301\u{1f468}\u200d\u{1f469}',
  'x'.repeat(3_000),
];

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...EVIL_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, true, false, null),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * Requests of an operation: mostly such as its schemas ask for, so that they reach the handler, with
 * faults in between. @param known values that exist, by the name of the key that takes them.
 */
export function junkRequests(
  { operation, path }: OperationDefinition,
  known: Readonly<Record<string, readonly unknown[]>>,
): fc.Arbitrary<JunkRequest> {
  const { params, query, body } = schemas[operation];
  const bodies: fc.Arbitrary<string | undefined>[] = [
    { weight: 8, arbitrary: objectLike(body ?? {}, known).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: junk.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  ].flatMap(({ weight, arbitrary }) => Array.from({ length: weight }, () => arbitrary));
  return fc
    .record({
      params: objectLike(params ?? {}, known),
      query: objectLike(query ?? {}, known),
      body: body === undefined ? fc.constant(undefined) : fc.oneof(...bodies),
    })
    .map((parts) => ({ url: urlOf(path, parts.params, parts.query), body: parts.body }));
}

function urlOf(
  path: string,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encode(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** Percent-encoded; half a surrogate pair, which has no encoding, goes as bytes that are no text. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return /\p{Surrogate}/u.test(text) ? '%ed%a0%80' : encodeURIComponent(text);
}

function objectLike(
  { properties = {}, required = [] }: Schema,
  known: Readonly<Record<string, readonly unknown[]>>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const real = known[name];
    const fitting = real === undefined ? valueLike(schema) : fc.constantFrom(...real);
    const value = fc.oneof(
      { weight: 24, arbitrary: fitting },
      { weight: 2, arbitrary: valueLike(schema) },
      { weight: 1, arbitrary: junk },
    );
    // Left out now and then, and what is optional more often.
    const freq = required.includes(name) ? 20 : 2;
    return fc.option(value, { nil: undefined, freq }).map((given) => [name, given] as const);
  });
  const extra = fc.oneof(
    { weight: 15, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.tuple(fc.string(), junk) },
  );
  return fc.tuple(fc.tuple(...fields), extra).map(([pairs, more]) => ({
    ...Object.fromEntries(pairs.filter(([, value]) => value !== undefined)),
    ...(more === undefined ? {} : { [more[0]]: more[1] }),
  }));
}

function valueLike(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.properties !== undefined) return objectLike(schema, {});
  switch ([schema.type].flat()[0]) {
    case 'string':
      return textLike(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 2 ** 31 - 1 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueLike(schema.items ?? {}), { maxLength: 4 });
    default:
      return junk;
  }
}

const DATES = fc.date({
  min: new Date('0001-01-01'),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
});

function textLike({
  format,
  pattern,
  minLength = 0,
  maxLength = 60,
}: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return DATES.map((date) => date.toISOString());
  if (format === 'date') return DATES.map((date) => date.toISOString().slice(0, 10));
  if (format === 'email') return fc.emailAddress();
  const length = Math.min(maxLength, Math.max(minLength, 60));
  if (pattern === undefined) return fc.string({ unit: 'grapheme', minLength, maxLength: length });
  return fc
    .stringMatching(new RegExp(pattern))
    .map((text) => text.slice(0, maxLength).padEnd(minLength, 'a'));
}
