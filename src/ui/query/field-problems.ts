import type { ProblemError } from '#contract/problem-error.ts';

export interface FieldProblems {
  /** What to say at each field. */
  readonly byField: Readonly<Record<string, string>>;
  /** What concerns no field on the screen. */
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
    const field = firstSegment(pointer);
    if (field !== null && shown.includes(field)) byField[field] ??= message;
    else rest.push(message);
  }
  return { byField, rest };
}

function firstSegment(pointer: string): string | null {
  const segment = pointer.split('/')[1];
  return segment === undefined || segment === ''
    ? null
    : segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
