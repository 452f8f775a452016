import { ProblemError } from '#contract/problem-error.ts';

/** The proof of a phone service comes from the code that was typed: its faults are told there. */
export function atCode(problem: ProblemError): ProblemError {
  const { '/firebaseIdToken': fault, ...fields } = problem.fields;
  if (fault === undefined) return problem;
  const { code, status, message, requestId, value, retryAfterSeconds } = problem;
  const told = { code, status, message, requestId, value, retryAfterSeconds, cause: problem };
  return new ProblemError({ ...told, fields: { ...fields, '/verificationCode': fault } });
}
