import { Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import type { StaffContext } from '#staff/session/staff-context.ts';
import { StaffProviders } from '#staff/StaffProviders.tsx';
import { BrokenScreen } from './BrokenScreen.tsx';
import { BrandsScreen } from './brands/BrandsScreen.tsx';
import { EditorScreen } from './editor/EditorScreen.tsx';
import { Look } from './look/Look.tsx';
import { StaffGate } from './session/StaffGate.tsx';

/** The whole builder within its context. */
export function BuilderApp({ context }: { context: StaffContext }) {
  return (
    <StaffProviders context={context}>
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
    </StaffProviders>
  );
}

const SETTINGS = { shouldRetryOnError: false, dedupingInterval: 2_000 };
