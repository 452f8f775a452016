import { Provider as StoreProvider } from 'jotai';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { ClientContext } from '#ui/query/client-context.ts';
import { BrokenScreen } from './BrokenScreen.tsx';
import { BrandsScreen } from './brands/BrandsScreen.tsx';
import type { BuilderContext } from './builder-context.ts';
import { EditorScreen } from './editor/EditorScreen.tsx';
import { Look } from './look/Look.tsx';
import { StaffGate } from './session/StaffGate.tsx';

/** The whole builder within its context. */
export function BuilderApp({ context }: { context: BuilderContext }) {
  const { store, texts, client } = context;
  return (
    <StoreProvider store={store}>
      <I18nextProvider i18n={texts}>
        <ClientContext value={client}>
          <SWRConfig value={SETTINGS}>
            <Look>
              <ErrorBoundary fallback={() => <BrokenScreen />}>
                <Suspense fallback={null}>
                  <StaffGate>
                    <BrowserRouter basename="/builder">
                      <Routes>
                        <Route path="/" element={<BrandsScreen />} />
                        <Route path="/:brand/:section?" element={<EditorScreen />} />
                        <Route path="*" element={<Navigate to="/" replace />} />
                      </Routes>
                    </BrowserRouter>
                  </StaffGate>
                </Suspense>
              </ErrorBoundary>
            </Look>
          </SWRConfig>
        </ClientContext>
      </I18nextProvider>
    </StoreProvider>
  );
}

const SETTINGS = { shouldRetryOnError: false, dedupingInterval: 2_000 };
