import { useAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';
import { sessionEndedAtom, staffSessionAtom } from './staff.atoms.ts';

/** Not more often than this does a page that is looked at again ask who is signed in. */
const ASK_AGAIN_MS = 30_000;

/**
 * Asks who is signed in: at the start, and when the page is looked at again, since another tab may
 * have signed out or somebody else in. An end found that way leaves the work on the screen.
 */
export function useSessionWatch(): { problem: ProblemError | null; ask: () => void } {
  const client = useClient();
  const [session, setSession] = useAtom(staffSessionAtom);
  const [, setEnded] = useAtom(sessionEndedAtom);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const askedAt = useRef(0);
  const signedIn = (session?.staff ?? null) !== null;

  const ask = useCallback(() => {
    askedAt.current = Date.now();
    setProblem(null);
    client.call('getStaffSession').then(
      (found) => {
        if (found.staff === null && signedIn) return setEnded(true);
        setSession(found);
        setEnded(false);
      },
      (error: unknown) => setProblem(asProblemError(error)),
    );
  }, [client, signedIn, setSession, setEnded]);

  useEffect(() => {
    if (session === null && askedAt.current === 0) ask();
  }, [session, ask]);
  useEffect(() => {
    const onLook = (): void => {
      const due = Date.now() - askedAt.current > ASK_AGAIN_MS;
      if (document.visibilityState === 'visible' && due) ask();
    };
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [ask]);

  return { problem, ask };
}
