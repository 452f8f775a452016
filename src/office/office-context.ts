import { createStore } from 'jotai';
import type { i18n } from 'i18next';
import { createClientFor } from '#contract/client.ts';
import { officeOperations } from '#contract/generated/client-operations.ts';
import { ProblemError } from '#contract/problem-error.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';
import { guardedClient } from '#ui/session/guarded-client.ts';
import { sessionEndedAtom, staffSessionAtom } from './session/staff.atoms.ts';

export type Store = ReturnType<typeof createStore>;

/** What the page runs on. */
export interface OfficeContext {
  readonly store: Store;
  readonly texts: i18n;
  readonly client: BrowserClient;
}

/** Calls go out with the page's language and the session's CSRF token. */
export function createOfficeContext(texts: i18n): OfficeContext {
  const store = createStore();
  const plain = createClientFor(officeOperations, {
    csrfToken: () => store.get(staffSessionAtom)?.csrfToken ?? null,
    language: () => texts.language,
  });
  const refresh = async (): Promise<void> => {
    store.set(staffSessionAtom, await plain.call('getStaffSession'));
  };
  const guarded = guardedClient(plain, {
    isSignedIn: () => (store.get(staffSessionAtom)?.staff ?? null) !== null,
    onEnded: () => store.set(sessionEndedAtom, true),
    refresh,
  });
  return { store, texts, client: noticingRefusals(guarded, refresh) };
}

/** After a refusal the permissions are read again: what was taken away leaves the navigation too. */
function noticingRefusals(client: BrowserClient, refresh: () => Promise<void>): BrowserClient {
  const call = async (name: string, request?: unknown): Promise<unknown> => {
    try {
      return await (client.call as AnyCall)(name, request);
    } catch (error) {
      const refused = error instanceof ProblemError && error.code === 'FORBIDDEN';
      if (refused) refresh().catch(() => undefined);
      throw error;
    }
  };
  return { call: call as BrowserClient['call'] };
}

type AnyCall = (name: string, request?: unknown) => Promise<unknown>;
