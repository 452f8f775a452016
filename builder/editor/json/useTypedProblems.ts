import { useEffect, useState } from 'react';
import type { AuthoredManifest } from '#brand/authored.ts';
import { ProblemError } from '#contract/problem-error.ts';
import type { CheckResult } from '#contract/generated/types.ts';
import { useClient } from '#ui/query/client-context.ts';

const DEBOUNCE_MS = 600;

export interface TypedProblems {
  readonly state: 'checked' | 'checking' | 'failed';
  /** Of an earlier text while the state is not `checked`. */
  readonly problems: readonly CheckResult[];
}

interface Answer {
  readonly to: AuthoredManifest;
  /** Null: the call failed. */
  readonly problems: readonly CheckResult[] | null;
}

/**
 * Check results of a typed manifest that is not saved, debounced.
 * @param typed Null while the text is the draft itself or cannot be checked; `known` applies then. The
 * identity must change only with the text.
 */
export function useTypedProblems(
  brand: string,
  typed: AuthoredManifest | null,
  known: readonly CheckResult[],
): TypedProblems {
  const client = useClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [last, setLast] = useState<readonly CheckResult[] | null>(null);

  useEffect(() => {
    if (typed === null) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const check = async (): Promise<void> => {
      try {
        const body = { manifest: { ...typed } };
        const { problems } = await client.call('checkDraft', { params: { brand }, body, signal });
        if (signal.aborted) return;
        setAnswer({ to: typed, problems });
        setLast(problems);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ProblemError)) throw error;
        setAnswer({ to: typed, problems: null });
      }
    };
    const timer = setTimeout(() => void check(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, brand, typed]);

  if (typed === null) return { state: 'checked', problems: known };
  if (answer?.to !== typed) return { state: 'checking', problems: last ?? known };
  return answer.problems === null
    ? { state: 'failed', problems: last ?? known }
    : { state: 'checked', problems: answer.problems };
}
