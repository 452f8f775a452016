import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useClient } from '#ui/query/client-context.ts';
import { isOverTarget } from './overlay-location.ts';
import { refreshSite } from './refresh-site.ts';
import { firstSignInAtom } from './shell.atoms.ts';

export interface SignedIn {
  /** Where to go on; null: nowhere in particular. */
  target: string | null;
  /** They have never been here before. */
  firstTime: boolean;
}

/** Shows the site as whoever is now signed in sees it, and goes on. */
export function useAfterSignIn(): (signedIn: SignedIn) => Promise<void> {
  const client = useClient();
  const store = useStore();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ target, firstTime }) => {
      store.set(firstSignInAtom, firstTime);
      await refreshSite(client, store);
      // Answers to the visitor before are nobody's business now.
      await mutate(() => true, undefined, { revalidate: false });
      // A password that is due is asked for there: see Overlays.
      if (target === null) return;
      // Replacing the dialog would leave the same page in the history twice.
      if (isOverTarget(state, target)) await navigate(-1);
      else await navigate(target, { replace: true });
    },
    [client, store, navigate, mutate, state],
  );
}
