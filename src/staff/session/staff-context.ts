import { createStore } from 'jotai';
import type { i18n } from 'i18next';
import { createClientFor } from '#contract/client.ts';
import type { officeOperations } from '#contract/generated/client-operations.ts';
import { ProblemError } from '#contract/problem-error.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';
import { guardedClient } from '#ui/session/guarded-client.ts';
import { sessionEndedAtom, staffSessionAtom } from './staff.atoms.ts';
import type { AnyCall } from '#ui/query/any-call.ts';

/** What a staff app runs on. */
export interface StaffContext {
  readonly store: ReturnType<typeof createStore>;
  readonly texts: i18n;
  readonly client: BrowserClient;
}

/** Operations of every staff app; others may be among them. */
type StaffOperations = Pick<
  typeof officeOperations,
  'getStaffSession' | 'staffLogin' | 'staffLogout'
>;

/**
 * Calls carry the page's language and the session's CSRF token.
 * @param operations those the app may call, so that a bundle carries only these
 */
export function createStaffContext(texts: i18n, operations: StaffOperations): StaffContext {
  const store = createStore();
  const plain = createClientFor(operations, {
    csrfToken: () => store.get(staffSessionAtom)?.csrfToken ?? null,
    language: () => texts.language,
  });
  const refresh = async (): Promise<void> => {
    store.set(staffSessionAtom, await plain.call('getStaffSession'));
  };
  // The hooks are typed for every operation; an app calls those in its own table.
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
