/**
 * What a term is, as its schema says by the keyword `x-unit`:
 * money in micro-units, share in basis points, percent as a whole number, a time, seconds in milliseconds,
 * a plain count, a switch, or a choice.
 */
export type Unit =
  | 'money'
  | 'share'
  | 'percent'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'seconds'
  | 'count'
  | 'switch'
  | 'choice';

/** A property of a terms schema, as its file has it. */
interface TermProperty {
  /** Besides units: `categories` is an object of shares, `rows` a list of objects of terms. */
  readonly 'x-unit'?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly TermProperty[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly properties?: Readonly<Record<string, TermProperty>>;
  readonly items?: TermProperty;
  readonly maxItems?: number;
}

interface TermsSchema<Name extends string> {
  readonly properties: Readonly<Record<Name, TermProperty>>;
}

/** Files that the schema names by `$ref`, wherever their bounds or parts matter. */
type References = Readonly<Record<string, TermProperty>>;

/** A term that staff edit. */
export interface TermSpec<Name extends string = string> {
  readonly name: Name;
  /** The category, where the property is one term for each. */
  readonly part?: string;
  readonly unit: Unit;
  /** May be left empty: then there is no such term. */
  readonly optional: boolean;
  /** In the unit of the stored value; undefined: the contract has no such bound. */
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly multipleOf?: number;
  /** Of a choice whose values the schema lists. */
  readonly choices: readonly string[];
}

/** A list of terms that staff edit, in the order of its first column. */
export interface RowsSpec<Name extends string = string> {
  readonly name: Name;
  readonly columns: readonly TermSpec[];
  readonly most: number;
}

const UNITS: ReadonlySet<string> = new Set<Unit>([
  'money',
  'share',
  'percent',
  'minutes',
  'hours',
  'days',
  'seconds',
  'count',
  'switch',
  'choice',
]);

const isUnit = (unit: string): unit is Unit => UNITS.has(unit);

/** The place of a term in the whole: its JSON pointer without the leading slash. */
export const termId = ({ name, part }: Pick<TermSpec, 'name' | 'part'>): string =>
  part === undefined ? name : `${name}/${part}`;

/**
 * The terms of a schema in its order, without its lists. A property without the keyword is left out: it
 * has a separate editor. @throws Error for a unit that is not known: a misspelt one would lose its field
 */
export function termSpecs<Name extends string>(
  schema: TermsSchema<Name>,
  references: References = {},
): readonly TermSpec<Name>[] {
  return Object.entries<TermProperty>(schema.properties).flatMap(([key, written]) => {
    // Object.entries widens the names.
    const name = key as Name;
    const property = resolved(written, references);
    const unit = property['x-unit'];
    if (unit === undefined || unit === 'rows') return [];
    if (unit === 'categories') {
      return Object.entries(property.properties ?? {}).map(([part, share]) => ({
        ...termSpec(name, 'share', share),
        part,
      }));
    }
    if (!isUnit(unit)) throw new Error(`the term ${name} has the unknown unit ${unit}`);
    return [termSpec(name, unit, property)];
  });
}

/** The lists of terms of a schema. */
export function rowsSpecs<Name extends string>(
  schema: TermsSchema<Name>,
  references: References = {},
): readonly RowsSpec<Name>[] {
  return Object.entries<TermProperty>(schema.properties)
    .filter(([, property]) => property['x-unit'] === 'rows')
    .map(([name, { items = {}, maxItems = 0 }]) => ({
      // Object.entries widens the names.
      name: name as Name,
      columns: termSpecs({ properties: resolved(items, references).properties ?? {} }, references),
      most: maxItems,
    }));
}

function termSpec<Name extends string>(
  name: Name,
  unit: Unit,
  property: TermProperty,
): TermSpec<Name> {
  const parts = property.anyOf ?? [property];
  const bounds = parts.find(({ minimum, maximum }) => (minimum ?? maximum) !== undefined);
  return {
    name,
    unit,
    optional: parts.some(allowsNull),
    minimum: bounds?.minimum ?? (isPositive(parts) ? 1 : undefined),
    maximum: bounds?.maximum,
    ...(bounds?.multipleOf !== undefined && { multipleOf: bounds.multipleOf }),
    choices: parts.flatMap(({ enum: values = [] }) =>
      values.filter((value) => typeof value === 'string'),
    ),
  };
}

/** A property with what the file has that it refers to. */
const resolved = (property: TermProperty, references: References): TermProperty =>
  property.$ref === undefined ? property : { ...references[property.$ref], ...property };

const allowsNull = ({ type = [] }: TermProperty): boolean => [type].flat().includes('null');

const isPositive = (parts: readonly TermProperty[]): boolean =>
  parts.some(({ $ref }) => $ref === 'positive-amount-micro.json');
