/** One fault of a document against its schema. */
export interface SchemaFault {
  /** JSON pointer into the document. */
  readonly pointer: string;
  readonly keyword: string;
  /** Details of the keyword: the missing key, the limit, the allowed values. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Keys or values that would have been right. */
  readonly allowed: readonly string[];
}

/** The parts of an Ajv error that are read here; run Ajv with `allErrors`, `verbose`, `discriminator`. */
export interface AjvFault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string | undefined;
  readonly parentSchema?: object | undefined;
}

/** Turns Ajv's errors into faults: one per thing that is wrong, with what would be right. */
export function fromAjvFaults(errors: readonly AjvFault[]): readonly SchemaFault[] {
  return errors.flatMap((error) => {
    // Ajv reports a bad key twice: by the rule it breaks and by `propertyNames`. The second names it.
    if (error.propertyName !== undefined) return [];
    return [
      {
        pointer: error.instancePath,
        keyword: error.keyword,
        params: error.params,
        allowed: allowedBy(error),
      },
    ];
  });
}

function allowedBy({ keyword, params, parentSchema }: AjvFault): readonly string[] {
  const schema: Readonly<Record<string, unknown>> = { ...parentSchema };
  if (keyword === 'additionalProperties') return Object.keys({ ...asObject(schema['properties']) });
  if (keyword === 'enum') return asStrings(params['allowedValues']);
  if (keyword === 'const') return asStrings([params['allowedValue']]);
  if (keyword !== 'discriminator' || !Array.isArray(schema['oneOf'])) return [];
  const tag = String(params['tag']);
  return schema['oneOf'].flatMap((branch: unknown) => {
    const property = asObject(asObject(asObject(branch)['properties'])[tag]);
    return asStrings([property['const']]);
  });
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asStrings(values: unknown): readonly string[] {
  return Array.isArray(values)
    ? values.filter((value): value is string => typeof value === 'string')
    : [];
}
