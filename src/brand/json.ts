/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isJsonArray(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** The value of a JSON text; undefined when it is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/**
 * Whether two values are the same JSON. Parts that are one object in memory are not looked at, so
 * that a document and its edited copy cost no more than what the edit touched.
 */
export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isJsonArray(one)) {
    return (
      isJsonArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameJson(item, other[index]))
    );
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = definedKeys(one);
  return (
    keys.length === definedKeys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
  );
}

const definedKeys = (value: JsonObject): readonly string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined);

/**
 * JSON text with sorted keys and no spaces: equal values give equal text.
 * @throws TypeError for what JSON cannot hold.
 */
export function canonicalJson(value: Json): string {
  if (isJsonArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (isJsonObject(value)) {
    const entries = Object.keys(value)
      .toSorted()
      .flatMap((key) => {
        const item = value[key];
        return item === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(item)}`];
      });
    return `{${entries.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TypeError('JSON holds no infinite numbers');
  }
  return JSON.stringify(value);
}
