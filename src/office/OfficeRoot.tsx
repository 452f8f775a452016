import { Provider as StoreProvider } from 'jotai';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { ClientContext } from '#ui/query/client-context.ts';
import type { OfficeContext } from './office-context.ts';
import { OfficeApp } from './OfficeApp.tsx';
import { BrokenScreen } from './shell/BrokenScreen.tsx';

/** The office within its context; the router comes from whoever renders it. */
export function OfficeRoot({ context }: { context: OfficeContext }) {
  const { store, texts, client } = context;
  return (
    <StoreProvider store={store}>
      <I18nextProvider i18n={texts}>
        <ClientContext value={client}>
          <div className="site office" data-shadow="soft">
            <ErrorBoundary fallback={() => <BrokenScreen />}>
              <Suspense fallback={null}>
                <OfficeApp />
              </Suspense>
            </ErrorBoundary>
          </div>
        </ClientContext>
      </I18nextProvider>
    </StoreProvider>
  );
}
