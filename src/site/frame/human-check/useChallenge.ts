import { useCallback, useEffect, useState } from 'react';
import type { HumanChallenge, HumanCheckKind } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';

/** Another challenge may be requested once a second. */
const REFRESH_MS = 1_000;

export interface ChallengeState {
  /** null while it loads. */
  challenge: HumanChallenge | null;
  shownAt: number;
  problem: ProblemError | null;
  canRefresh: boolean;
  refresh: () => void;
}

/**
 * A challenge, loaded again when another kind is wanted and on request.
 * @param instead null: the server chooses the kind
 */
export function useChallenge(instead: HumanCheckKind | null, effort: number): ChallengeState {
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{
    challenge: HumanChallenge | null;
    problem: ProblemError | null;
    shownAt: number;
  }>({ challenge: null, problem: null, shownAt: 0 });
  const [canRefresh, setCanRefresh] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    setLoaded({ challenge: null, problem: null, shownAt: 0 });
    setCanRefresh(false);
    const timer = setTimeout(() => setCanRefresh(true), REFRESH_MS);
    void client
      .call('startHumanCheck', { query: { ...(instead !== null && { instead }), effort } })
      .then((challenge) => ({ challenge, problem: null }))
      .catch((error: unknown) => ({ challenge: null, problem: asProblemError(error) }))
      .then((outcome) => {
        if (isCurrent) setLoaded({ ...outcome, shownAt: performance.now() });
      });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, instead, effort, attempt]);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...loaded, canRefresh, refresh };
}
