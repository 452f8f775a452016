import { useEffect, useRef, useState } from 'react';
import type { ProblemError } from '#contract/problem-error.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useSession } from '#ui/session/useSession.ts';
import { forgetInvitation, rememberInvitation } from '../../frame/remembered-invitation.ts';

/** Refusals that concern the code itself and not the request. */
const REFUSALS: ReadonlySet<string> = new Set([
  'INVALID_AFFILIATE_CODE',
  'LINK_EXPIRED',
  'LINK_EXHAUSTED',
]);

const session = (): Storage => sessionStorage;

/**
 * Remembers the code for this browser session and counts a visitor's visit once.
 * @returns why the code cannot be used; null: it can, or the answer has not arrived
 */
export function useInvitationVisit(code: string | null): ProblemError | null {
  const { isSignedIn } = useSession();
  const { run } = useCommand('countInvitationVisit');
  const counted = useRef<string | null>(null);
  const [refused, setRefused] = useState<{ code: string; problem: ProblemError } | null>(null);
  useEffect(() => {
    if (code === null || isSignedIn || counted.current === code) return;
    counted.current = code;
    rememberInvitation(session, code);
    void run({ body: { code } }).then((outcome) => {
      if (outcome.ok || !REFUSALS.has(outcome.problem.code)) return;
      forgetInvitation(session);
      setRefused({ code, problem: outcome.problem });
    });
  }, [code, isSignedIn, run]);
  return refused !== null && refused.code === code ? refused.problem : null;
}
