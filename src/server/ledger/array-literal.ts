/**
 * Arrays as PostgreSQL reads them in text. The driver's own encoding quotes every element through
 * three calls, which for a full batch costs more than the statement's planning.
 */
export function arrayOf(values: readonly (bigint | number | boolean | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

export function textArrayOf(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? 'NULL' : quoted(value))).join(',')}}`;
}

function quoted(value: string): string {
  return `"${/["\\]/.test(value) ? value.replace(/["\\]/g, String.raw`\$&`) : value}"`;
}
