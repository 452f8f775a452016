import { Provider as StoreProvider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { type ReactNode, useEffect } from 'react';
import { SWRConfig } from 'swr';
import { TopicBoardContext } from '#ui/live/useTopic.ts';
import { ClientContext } from '#ui/query/client-context.ts';
import { App } from './App.tsx';
import { PageDataContext } from '../frame/page-data-context.ts';
import { SiteHistoryRoot } from '../frame/SiteAddress.tsx';
import type { SiteContext } from '../frame/site-context.ts';
import type { SiteHistory } from '../frame/site-history.ts';

export interface SiteRootProps {
  context: SiteContext;
  history: SiteHistory;
  /** Called once the page answers to touches. */
  onAwake?: () => void;
}

/**
 * The app within its context and its history. Server and browser must render the same tree from here
 * down, or the ids made by `useId` differ.
 */
export function SiteRoot({ context, history, onAwake }: SiteRootProps) {
  useEffect(() => onAwake?.(), [onAwake]);
  return (
    <SiteProviders context={context}>
      <SiteHistoryRoot history={history}>
        <App />
      </SiteHistoryRoot>
    </SiteProviders>
  );
}

function SiteProviders({ context, children }: { context: SiteContext; children: ReactNode }) {
  const { store, texts, client, data, board } = context;
  return (
    <StoreProvider store={store}>
      <I18nextProvider i18n={texts}>
        <ClientContext value={client}>
          <SWRConfig value={SWR_SETTINGS}>
            <TopicBoardContext value={board}>
              <PageDataContext value={data}>{children}</PageDataContext>
            </TopicBoardContext>
          </SWRConfig>
        </ClientContext>
      </I18nextProvider>
    </StoreProvider>
  );
}

const SWR_SETTINGS = {
  provider: () => new Map(),
  shouldRetryOnError: false,
  dedupingInterval: 2000,
};
