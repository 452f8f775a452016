import { createContext, useContext } from 'react';
import type { Client } from '#contract/client.ts';
import type { clientOperations } from '#contract/generated/client-operations.ts';

/** Operations a browser may call. */
export type BrowserOperation = keyof typeof clientOperations;
export type BrowserClient = Client<BrowserOperation>;

export const ClientContext = createContext<BrowserClient | null>(null);

/** The typed client of this page. */
export function useClient(): BrowserClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('useClient outside ClientContext');
  return client;
}
