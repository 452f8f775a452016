import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { SCREENS } from '#brand/screens.ts';
import { placedPlanAtom } from '#ui/plan/plan.atoms.ts';
import { sessionAtom } from '#ui/session/session.atoms.ts';
import { useClient } from '#ui/query/client-context.ts';
import { openedOver } from './overlay-location.ts';
import { refreshSite } from './refresh-site.ts';
import type { Store } from './site-context.ts';
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
  const place = useLocation();
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ target, firstTime }) => {
      store.set(firstSignInAtom, firstTime);
      await refreshSite(client, store);
      // Answers to the visitor before are nobody's business now.
      await mutate(() => true, undefined, { revalidate: false });
      if (mustChangePassword(store)) {
        // Over the page beneath; where they wanted to go comes after it.
        const state: unknown = target === null ? openedOver(place) : place.state;
        await navigate(SCREENS.changePassword.path, { replace: target !== null, state });
      } else if (target !== null) await navigate(target, { replace: true });
    },
    [client, store, navigate, mutate, place],
  );
}

/** A password that has to be changed is asked for where the brand's flag wants that. */
function mustChangePassword(store: Store): boolean {
  const plan = store.get(placedPlanAtom)?.plan;
  return (
    plan?.login.expiredPasswordMustChange === true &&
    store.get(sessionAtom)?.passwordChangeRequired === true &&
    plan.routes.some(({ screen }) => screen === 'changePassword')
  );
}
