import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useCommand } from '#ui/query/useCommand.ts';
import { staffSessionAtom } from './staff.atoms.ts';

/** Ends the session. Without an answer nobody is told that they are signed out. */
export function useSignOut(): () => Promise<void> {
  const { run } = useCommand('staffLogout');
  const setSession = useSetAtom(staffSessionAtom);
  return useCallback(async () => {
    const outcome = await run({});
    if (outcome.ok) {
      setSession({
        staff: null,
        csrfToken: null,
        lastLoginAt: null,
        expiresAt: null,
        keepsMail: false,
      });
    }
  }, [run, setSession]);
}
