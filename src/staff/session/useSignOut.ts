import { useSetAtom } from 'jotai';
import type { ProblemError } from '#contract/problem-error.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { SIGNED_OUT, staffSessionAtom } from './staff.atoms.ts';

/** Ends the session. Without an answer the page stays signed in. */
export function useSignOut(): {
  signOut: () => Promise<void>;
  pending: boolean;
  problem: ProblemError | null;
} {
  const { run, pending, problem } = useCommand('staffLogout');
  const setSession = useSetAtom(staffSessionAtom);
  const signOut = async (): Promise<void> => {
    const outcome = await run({});
    if (outcome.ok) setSession(SIGNED_OUT);
  };
  return { signOut, pending, problem };
}
