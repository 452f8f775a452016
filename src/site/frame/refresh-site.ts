import {
  initialBalanceAtom,
  initialPlayMoneyAtom,
  sessionAtom,
  sessionEndedAtom,
} from '#ui/session/session.atoms.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';
import { fetchPlan } from './fetch-plan.ts';
import type { Store } from './site-context.ts';

/** Who is here has changed: reads session and plan anew and shows both at once. */
export async function refreshSite(client: BrowserClient, store: Store): Promise<void> {
  const [session, place] = await Promise.all([client.call('getSession'), fetchPlan(client, store)]);
  store.set(initialBalanceAtom, null);
  store.set(initialPlayMoneyAtom, null);
  store.set(sessionAtom, session);
  store.set(sessionEndedAtom, null);
  place();
}
