import { lazy, Suspense, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { createTopicBoard } from '#ui/live/topic-board.ts';
import { TopicBoardContext } from '#ui/live/useTopic.ts';
import type { StaffContext } from '#staff/session/staff-context.ts';
import { StaffProviders } from '#staff/StaffProviders.tsx';
import { BrokenScreen } from './BrokenScreen.tsx';
import { BrandsScreen } from './brands/BrandsScreen.tsx';
import { Look } from './look/Look.tsx';
import { StaffGate } from './session/StaffGate.tsx';

/** The whole builder within its context. */
export function BuilderApp({ context }: { context: StaffContext }) {
  const [board] = useState(createTopicBoard);
  return (
    <StaffProviders context={context}>
      <SWRConfig value={SETTINGS}>
        <Look>
          <ErrorBoundary fallback={() => <BrokenScreen />}>
            <TopicBoardContext value={board}>
              <Suspense fallback={null}>
                <StaffGate>
                  <BrowserRouter basename="/builder">
                    <Routes>
                      <Route path="/languages" element={<LanguagesScreen />} />
                      <Route path="/languages/:language" element={<LanguageDesk />} />
                      <Route path="/registry/:kind?" element={<RegistryScreen />} />
                      <Route path="/" element={<BrandsScreen />} />
                      <Route path="/:brand/:section?" element={<EditorScreen />} />
                      <Route path="*" element={<Navigate to="/" replace />} />
                    </Routes>
                  </BrowserRouter>
                </StaffGate>
              </Suspense>
            </TopicBoardContext>
          </ErrorBoundary>
        </Look>
      </SWRConfig>
    </StaffProviders>
  );
}

/** The list of brands is small: what edits one, and the desks, come when they are opened. */
const EditorScreen = lazy(async () => ({
  default: (await import('./editor/EditorScreen.tsx')).EditorScreen,
}));
const LanguagesScreen = lazy(async () => ({
  default: (await import('./languages/LanguagesScreen.tsx')).LanguagesScreen,
}));
const LanguageDesk = lazy(async () => ({
  default: (await import('./languages/LanguageDesk.tsx')).LanguageDesk,
}));
const RegistryScreen = lazy(async () => ({
  default: (await import('./registry-desk/RegistryScreen.tsx')).RegistryScreen,
}));

const SETTINGS = { shouldRetryOnError: false, dedupingInterval: 2_000 };
