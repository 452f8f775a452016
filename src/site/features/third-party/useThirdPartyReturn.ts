import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SCREENS } from '#brand/screens.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { challengeOf, signInChallengeAtom } from '../../frame/shell.atoms.ts';
import { useAfterSignIn } from '../../frame/useAfterSignIn.ts';
import {
  forgetPendingSignIn,
  pendingSignIn,
  type PendingSignIn,
  sitePath,
} from './pending-sign-in.ts';
import { ticketAtom } from './ticket.atoms.ts';

export interface ThirdPartyReturn {
  /** The answer has not come, or what it led to has not opened yet. */
  waiting: boolean;
  /** Why nobody was signed in. */
  problem: ProblemError | null;
  returnTo: string;
}

interface Arrival extends PendingSignIn {
  readonly query: string;
}

/** Completes the sign-in that a third party sent the browser back for; once. */
export function useThirdPartyReturn(): ThirdPartyReturn {
  const { search } = useLocation();
  const navigate = useNavigate();
  const afterSignIn = useAfterSignIn();
  const setChallenge = useSetAtom(signInChallengeAtom);
  const setTicket = useSetAtom(ticketAtom);
  const { run, problem } = useCommand('completeThirdPartySignIn');
  const [arrival] = useState(() => arrivalFor(search));
  const [isAnswered, setAnswered] = useState(false);
  const hasBegun = useRef(false);

  useEffect(() => {
    const signIn = async (target: string, firstTime: boolean): Promise<void> => {
      try {
        await afterSignIn({ target, firstTime });
      } catch {
        // The session is there: loading the page shows it.
        location.replace(target);
      }
    };
    const complete = async ({ browserToken, query, returnTo }: Arrival): Promise<void> => {
      const outcome = await run({ body: { browserToken, query } });
      if (!outcome.ok) {
        const challenge = challengeOf(outcome.problem);
        if (challenge === null) return;
        setChallenge(challenge);
        // The sign-in dialog shows the second step, over the home page.
        await navigate(SCREENS.login.path, { replace: true, state: { target: returnTo } });
        return;
      }
      const { provider, session, unbound, returnTo: begunAt } = outcome.value;
      const target = sitePath(begunAt);
      if (session !== null) return signIn(target, session.firstTimeLogin);
      if (unbound !== null) setTicket({ ...unbound, provider, returnTo: target });
      setAnswered(true);
    };

    if (hasBegun.current) return;
    hasBegun.current = true;
    // Its code and state leave the address and the history; each is taken once.
    if (search !== '') void navigate(SCREENS.thirdPartyReturn.path, { replace: true });
    if (arrival === null) return;
    forgetPendingSignIn(() => sessionStorage);
    void complete(arrival);
  }, [arrival, search, navigate, run, afterSignIn, setChallenge, setTicket]);

  const isChallenged = problem !== null && challengeOf(problem) !== null;
  return {
    waiting: arrival !== null && !isAnswered && (problem === null || isChallenged),
    problem: isChallenged ? null : problem,
    returnTo: arrival?.returnTo ?? '/',
  };
}

/** null: the address brings nothing, or the sign-in was not begun in this tab. */
function arrivalFor(search: string): Arrival | null {
  const query = search.replace(/^\?/, '');
  const pending = query === '' ? null : pendingSignIn(() => sessionStorage);
  return pending === null ? null : { ...pending, query };
}
