import type { ProblemError } from '#contract/problem-error.ts';
import { fieldProblems, type FieldProblems } from '#ui/query/field-problems.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';

export interface FormProblem extends Pick<FieldProblems, 'byField'> {
  /** What belongs to no field of the form. */
  words: string | null;
}

/** A command's problem, at the field it belongs to or above the form. */
export function useFormProblem(
  problem: ProblemError | null,
  fields: readonly string[],
): FormProblem {
  const problemText = useProblemText();
  const { byField } = fieldProblems(problem, fields);
  const isPlaced = Object.keys(byField).length > 0;
  return { byField, words: problem === null || isPlaced ? null : problemText(problem) };
}
