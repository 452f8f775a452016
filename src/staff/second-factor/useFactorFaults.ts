import type { ProblemError } from '#contract/problem-error.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';

type FactorField = 'password' | 'code';

/** Problems about one field, even when the answer has no pointer to it. */
const FIELD_OF: Partial<Record<ProblemError['code'], FactorField>> = {
  SECOND_FACTOR_INVALID: 'code',
  WRONG_PASSWORD: 'password',
};

export interface FactorFaults {
  readonly byField: Readonly<Record<FactorField, string | undefined>>;
  /** The problem, when it is not only about the fields on the screen. */
  readonly rest: ProblemError | null;
}

const NO_FAULTS: FactorFaults = { byField: { password: undefined, code: undefined }, rest: null };

/** Sorts a problem to the fields on the screen, or to the form as a whole. */
export function useFactorFaults(
  problem: ProblemError | null,
  shown: readonly FactorField[],
): FactorFaults {
  const problemText = useProblemText();
  if (problem === null) return NO_FAULTS;
  const { byField, rest } = fieldProblems(problem, shown);
  const field = FIELD_OF[problem.code];
  const faultOf = (name: FactorField): string | undefined =>
    byField[name] ?? (name === field && shown.includes(name) ? problemText(problem) : undefined);
  const password = faultOf('password');
  const code = faultOf('code');
  const isSorted = (password ?? code) !== undefined && rest.length === 0;
  return { byField: { password, code }, rest: isSorted ? null : problem };
}
