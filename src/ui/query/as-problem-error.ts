import { ProblemError } from '#contract/problem-error.ts';

/** Converts any thrown value to a problem; anything outside the contract is a bad answer. */
export function asProblemError(error: unknown): ProblemError {
  return error instanceof ProblemError
    ? error
    : new ProblemError({ code: 'BAD_ANSWER', status: 0, message: '', cause: error });
}
