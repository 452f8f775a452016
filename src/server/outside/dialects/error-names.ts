import type { ErrorCode } from '#contract/error-code.ts';

/** Names of errors in a dialect: several of our codes may share one. */
export interface ErrorNames {
  readonly write: (code: ErrorCode) => string;
  /** @returns the first of our codes that has the name */
  readonly read: (name: string) => ErrorCode;
}

/** @param other the name of every code that is not listed */
export function errorNames(
  names: Readonly<Partial<Record<ErrorCode, string>>>,
  other: string,
): ErrorNames {
  const codes = new Map<string, ErrorCode>([[other, 'INTERNAL']]);
  for (const [code, name] of Object.entries(names)) {
    if (!codes.has(name)) codes.set(name, code as ErrorCode);
  }
  return {
    write: (code) => names[code] ?? other,
    read: (name) => codes.get(name) ?? 'INTERNAL',
  };
}
