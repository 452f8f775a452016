import type { ProblemError } from '#contract/problem-error.ts';

/** Why a call to the server failed, as far as it changes what a person can do about it. */
export type FailureKind = 'ended' | 'server' | 'network' | 'refused';

const ENDED: ReadonlySet<string> = new Set(['NOT_SIGNED_IN', 'SESSION_EXPIRED']);

/** A session that ended needs a sign-in, a server failure a retry, and a refusal another edit. */
export function failureKind({ code, status }: ProblemError): FailureKind {
  if (ENDED.has(code)) return 'ended';
  if (status >= 500) return 'server';
  return code === 'NETWORK' ? 'network' : 'refused';
}
