import { createStore } from 'jotai';
import type { i18n } from 'i18next';
import { createClient } from '#contract/client.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';
import { guardedClient } from '#ui/session/guarded-client.ts';
import { sessionEndedAtom, staffSessionAtom } from './session/staff.atoms.ts';

export interface BuilderContext {
  readonly store: ReturnType<typeof createStore>;
  readonly texts: i18n;
  readonly client: BrowserClient;
}

/** What the page runs on: calls go out in its language and with the session's CSRF token. */
export function createBuilderContext(texts: i18n): BuilderContext {
  const store = createStore();
  const plain = createClient({
    csrfToken: () => store.get(staffSessionAtom)?.csrfToken ?? null,
    language: () => texts.language,
  });
  const client = guardedClient(plain, {
    isSignedIn: () => (store.get(staffSessionAtom)?.staff ?? null) !== null,
    onEnded: () => store.set(sessionEndedAtom, true),
    refresh: async () => store.set(staffSessionAtom, await plain.call('getStaffSession')),
  });
  return { store, texts, client };
}
