import { Suspense, useState } from 'react';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { createTopicBoard } from '#ui/live/topic-board.ts';
import { TopicBoardContext } from '#ui/live/useTopic.ts';
import { BrokenScreen } from '#staff/screen/BrokenScreen.tsx';
import type { StaffContext } from '#staff/session/staff-context.ts';
import { StaffProviders } from '#staff/StaffProviders.tsx';
import { FEATURES } from './generated/features.ts';
import { FeaturesProvider } from './shell/office-feature.ts';
import { OfficeApp } from './OfficeApp.tsx';

/** The office within its context; the router comes from the caller. */
export function OfficeRoot({ context }: { context: StaffContext }) {
  const [board] = useState(createTopicBoard);
  return (
    <StaffProviders context={context}>
      <div className="site office" data-shadow="soft">
        <ErrorBoundary fallback={() => <BrokenScreen />}>
          <Suspense fallback={null}>
            <FeaturesProvider value={FEATURES}>
              <TopicBoardContext value={board}>
                <OfficeApp />
              </TopicBoardContext>
            </FeaturesProvider>
          </Suspense>
        </ErrorBoundary>
      </div>
    </StaffProviders>
  );
}
