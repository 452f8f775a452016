import fc from 'fast-check';
import { evilText, evilValue, INHERITED_NAMES, own } from './evil-values.ts';

/** The part of a schema that the generator reads. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values that exist, by the name of the key that takes them. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** How often a field of an object fits, is hostile, or is missing though it is required. */
export interface Hostility {
  readonly fitting: number;
  readonly hostile: number;
  readonly missing: number;
}

/** Objects that a schema asks for, with faults in between; at times with a key too many. */
export function objectLike(
  { properties = {}, required = [] }: Schema,
  known: KnownValues,
  hostility: Hostility,
): fc.Arbitrary<Record<string, unknown>> {
  const { fitting, hostile, missing } = hostility;
  // A list of objects has many fields: most of them must fit for the handler to be reached.
  const inner = { ...hostility, fitting: fitting * 4 };
  const fields = Object.entries(properties).map(([name, schema]) => {
    const real = known[name];
    const value = fc.oneof(
      {
        weight: fitting,
        arbitrary: real === undefined ? valueLike(schema, known, inner) : fc.constantFrom(...real),
      },
      { weight: hostile, arbitrary: hostileTo(schema) },
    );
    const isPresent = required.includes(name)
      ? fc
          .integer({ min: 0, max: fitting + hostile + missing - 1 })
          .map((drawn) => drawn >= missing)
      : fc.nat({ max: 3 }).map((drawn) => drawn === 0);
    return fc
      .tuple(isPresent, value)
      .map(([present, given]) => (present ? ([name, given] as const) : null));
  });
  const extra = fc.oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    {
      weight: hostile,
      arbitrary: fc
        .tuple(fc.oneof(evilText, fc.constantFrom(...INHERITED_NAMES)), evilValue)
        .map(([key, value]) => own(key, value)),
    },
  );
  return fc.tuple(fc.tuple(...fields), extra).map(([pairs, more]) => {
    const entries = [...pairs.filter((pair) => pair !== null), ...Object.entries(more)];
    return Object.fromEntries(entries);
  });
}

/** Values that fit, as far as this reads the schema. */
function valueLike(
  schema: Schema,
  known: KnownValues,
  hostility: Hostility,
): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) {
    return fc.oneof(...schema.anyOf.map((one) => valueLike(one, known, hostility)));
  }
  if (schema.properties !== undefined) return objectLike(schema, known, hostility);
  switch ([schema.type].flat()[0]) {
    case 'string':
      return textLike(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 2 ** 31 - 1 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const minLength = Math.min(schema.minItems ?? 0, 4);
      const items = valueLike(schema.items ?? {}, known, hostility);
      return fc.array(items, { minLength, maxLength: 4 });
    }
    default:
      return evilValue;
  }
}

/** Values that a schema refuses, mostly: just past a bound, of another type, or plainly evil. */
function hostileTo(schema: Schema): fc.Arbitrary<unknown> {
  const { minimum, maximum, minLength = 0, maxLength, maxItems } = schema;
  const past: unknown[] = [];
  if (minimum !== undefined) past.push(minimum - 1, minimum - 0.5);
  if (maximum !== undefined) past.push(maximum + 1, maximum + 0.5);
  if (minLength > 0) past.push('a'.repeat(minLength - 1), '1'.repeat(minLength - 1));
  if (maxLength !== undefined && maxLength < 10_000) {
    past.push('a'.repeat(maxLength + 1), '9'.repeat(maxLength + 1), '9'.repeat(maxLength));
  }
  if (maxItems !== undefined && maxItems <= 1_000) past.push(Array(maxItems + 1).fill(null));
  for (const value of schema.enum ?? []) past.push([value], `${String(value)} `);
  if (past.length === 0) return evilValue;
  return fc.oneof(fc.constantFrom(...past), evilValue);
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
