import fc from 'fast-check';
import operationSchemas from '#contract/generated/operation-schemas.json' with { type: 'json' };
import type { OperationDefinition, OperationName } from '#contract/operation.ts';
import { BEYOND_NUMBERS, evilText } from './evil-values.ts';
import { type KnownValues, objectLike, type Schema } from './schema-values.ts';
import { brokenBody, evilHeaders, jsonBody, type WireBody } from './wire-faults.ts';

const schemas = operationSchemas as unknown as Record<
  OperationName,
  Partial<Record<'params' | 'query' | 'body', Schema>>
>;

/** A request as a stranger makes it, or a client with a fault. */
export interface JunkRequest {
  readonly url: string;
  /** undefined: none is sent. */
  readonly body: WireBody | undefined;
  /** Over those that a well-behaved caller sends. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Most requests reach the handler with one fault or none; the rest is refused on the way there. */
const MILD = { fitting: 24, hostile: 2, missing: 1 };
const WILD = { fitting: 3, hostile: 2, missing: 1 };

/**
 * Hostile requests of an operation, made from its schemas.
 * @param known values that exist, by the name of the key that takes them, so that handlers are reached.
 */
export function junkRequests(
  { operation, path }: OperationDefinition,
  known: KnownValues,
): fc.Arbitrary<JunkRequest> {
  const { params = {}, query = {}, body } = schemas[operation];
  const text = (hostility: typeof MILD) =>
    objectLike(body ?? {}, known, hostility).map((value) =>
      JSON.stringify(value).replaceAll(`"${BEYOND_NUMBERS}"`, '1e400'),
    );
  const bodies = fc.oneof(
    { weight: 6, arbitrary: text(MILD).map(jsonBody) },
    { weight: 3, arbitrary: text(WILD).map(jsonBody) },
    { weight: 2, arbitrary: brokenBody(text(MILD)) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  // An operation without a body is sent one at times.
  const strayBody = fc.oneof(
    { weight: 9, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: brokenBody(fc.constant('{"a":1}')) },
  );
  const address = (hostility: typeof MILD) =>
    fc
      .tuple(objectLike(params, known, hostility), objectLike(query, known, hostility), queryTail)
      .map(([values, pairs, tail]) => urlOf(path, values, pairs) + tail(pairs));
  return fc.record({
    url: fc.oneof({ weight: 3, arbitrary: address(MILD) }, { weight: 1, arbitrary: address(WILD) }),
    body: body === undefined ? strayBody : bodies,
    headers: fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: evilHeaders },
    ),
  });
}

/** What stands behind a query: mostly nothing, at times what query parsers disagree about. */
const queryTail = fc.oneof(
  { weight: 12, arbitrary: fc.constant(() => '') },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          '__proto__[a]=1',
          'a[]=1&a[]=2',
          '&&=&=',
          '%',
          '%00=%00',
          '?',
          '#x',
          'a;b=1',
        ),
        evilText,
      )
      .map(([tail, text]) => (pairs: Readonly<Record<string, unknown>>) => {
        const [first = 'limit'] = Object.keys(pairs);
        const twice = `${encode(first)}=${encode(text)}`;
        return `${Object.keys(pairs).length === 0 ? '?' : '&'}${tail}&${twice}&${twice}`;
      }),
  },
);

function urlOf(
  path: string,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encode(params[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** Percent-encoded; half a surrogate pair, which has no encoding, becomes bytes that are no text. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return /\p{Surrogate}/u.test(text) ? '%ed%a0%80' : encodeURIComponent(text);
}
