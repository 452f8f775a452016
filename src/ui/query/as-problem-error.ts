import { ProblemError } from '#contract/problem-error.ts';

/** Whatever a call threw, as a problem; what is no problem of the contract is a bad answer. */
export function asProblemError(error: unknown): ProblemError {
  return error instanceof ProblemError
    ? error
    : new ProblemError({ code: 'BAD_ANSWER', status: 0, message: '', cause: error });
}
