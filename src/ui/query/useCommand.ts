import { useCallback, useRef, useState } from 'react';
import { clientOperations } from '#contract/generated/client-operations.ts';
import type { CallRequest } from '#contract/client.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { asProblemError } from './as-problem-error.ts';
import { type BrowserOperation, useClient } from './client-context.ts';
import { createSubmissionKey, type SubmissionKey } from './submission-key.ts';
import type { AnyCall } from './any-call.ts';

export type CommandOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: ProblemError };

export interface Command<Name extends BrowserOperation> {
  /** Never rejects. While one run is under way a second gives that run's outcome. */
  run: (request: CallRequest<Name>) => Promise<CommandOutcome<ReplyOf<Name>>>;
  pending: boolean;
  /** Why the last run failed. */
  problem: ProblemError | null;
  reset: () => void;
}

/** Changes something. Operations with a key carry one that stays the same until they succeed. */
export function useCommand<Name extends BrowserOperation>(operation: Name): Command<Name> {
  const client = useClient();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const running = useRef<Promise<CommandOutcome<ReplyOf<Name>>> | null>(null);
  const submission = useRef<SubmissionKey | null>(null);

  const run = useCallback(
    (request: CallRequest<Name>) => {
      if (running.current !== null) return running.current;
      submission.current ??= createSubmissionKey();
      setPending(true);
      setProblem(null);
      running.current = submit(client.call as AnyCall, operation, request, submission.current)
        .then((outcome) => {
          if (!outcome.ok) setProblem(outcome.problem);
          return outcome as CommandOutcome<ReplyOf<Name>>;
        })
        .finally(() => {
          running.current = null;
          setPending(false);
        });
      return running.current;
    },
    [client, operation],
  );
  const reset = useCallback(() => setProblem(null), []);
  return { run, pending, problem, reset };
}

/** One attempt: the key of the submission where the operation takes one, and what came of it. */
export async function submit(
  call: AnyCall,
  operation: BrowserOperation,
  request: object,
  submission: SubmissionKey,
): Promise<CommandOutcome<unknown>> {
  const keyed = clientOperations[operation].idempotency === 'key';
  const sent = keyed ? { ...request, idempotencyKey: submission.keyFor(request) } : request;
  try {
    const value = await call(operation, sent);
    submission.settle();
    return { ok: true, value };
  } catch (error) {
    const problem = asProblemError(error);
    // The key was used for something else: it is of no further use.
    if (problem.code === 'IDEMPOTENCY_MISMATCH') submission.settle();
    return { ok: false, problem };
  }
}
