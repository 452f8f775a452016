import { fromPointer } from '#brand/json-pointer.ts';
import type { ProblemError } from '#contract/problem-error.ts';

export interface FieldProblems {
  /** Message per field. */
  readonly byField: Readonly<Record<string, string>>;
  /** Messages for fields that are not on the screen. */
  readonly rest: readonly string[];
}

/**
 * Sorts the fields of a problem, which come by JSON pointer into the body, to the fields a form
 * shows. A pointer below a field belongs to that field.
 */
export function fieldProblems(
  problem: Pick<ProblemError, 'fields'> | null,
  shown: readonly string[],
): FieldProblems {
  const byField: Record<string, string> = {};
  const rest: string[] = [];
  for (const [pointer, { message }] of Object.entries(problem?.fields ?? {})) {
    const [field] = fromPointer(pointer);
    if (field !== undefined && shown.includes(field)) byField[field] ??= message;
    else rest.push(message);
  }
  return { byField, rest };
}
