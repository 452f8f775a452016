import { Suspense } from 'react';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { BrokenScreen } from '#staff/screen/BrokenScreen.tsx';
import type { StaffContext } from '#staff/session/staff-context.ts';
import { StaffProviders } from '#staff/StaffProviders.tsx';
import { FEATURES } from './generated/features.ts';
import { FeaturesProvider } from './shell/office-feature.ts';
import { OfficeApp } from './OfficeApp.tsx';

/** The office within its context; the router comes from the caller. */
export function OfficeRoot({ context }: { context: StaffContext }) {
  return (
    <StaffProviders context={context}>
      <div className="site office" data-shadow="soft">
        <ErrorBoundary fallback={() => <BrokenScreen />}>
          <Suspense fallback={null}>
            <FeaturesProvider value={FEATURES}>
              <OfficeApp />
            </FeaturesProvider>
          </Suspense>
        </ErrorBoundary>
      </div>
    </StaffProviders>
  );
}
