import { createStore } from 'jotai';
import type { i18n } from 'i18next';
import { placedPlanAtom } from '#ui/plan/plan.atoms.ts';
import { schemeAtom } from '#ui/picture/scheme.atoms.ts';
import type { TopicBoard } from '#ui/live/topic-board.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';
import {
  initialBalanceAtom,
  initialPlayMoneyAtom,
  sessionAtom,
} from '#ui/session/session.atoms.ts';
import type { BootInput, PageData } from '#brand/page/page-input.ts';

export type Store = ReturnType<typeof createStore>;

/** What one page runs on: made anew for every request on the server, once in a browser. */
export interface SiteContext {
  readonly store: Store;
  readonly texts: i18n;
  readonly client: BrowserClient;
  readonly data: PageData;
  /** What the page hears of; null where it is only drawn. */
  readonly board: TopicBoard | null;
}

/** A store that knows plan, session and balance before anything renders. */
export function createSiteStore(input: BootInput): Store {
  const store = createStore();
  const { plan, hash, preview = false, scheme, session, data } = input;
  store.set(placedPlanAtom, { plan, hash, preview });
  store.set(schemeAtom, scheme);
  store.set(sessionAtom, session);
  store.set(initialBalanceAtom, data.balance);
  store.set(initialPlayMoneyAtom, data.playMoney);
  return store;
}
