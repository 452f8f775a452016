import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { BlockedScreen } from '../features/status/BlockedScreen.tsx';
import { MaintenanceScreen } from '../features/status/MaintenanceScreen.tsx';
import { BrokenScreen } from '../frame/BrokenScreen.tsx';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { Live } from './Live.tsx';
import { SiteRoutes } from './SiteRoutes.tsx';

/** The whole site: normal, under maintenance, or closed to this visitor. */
export function App() {
  const { state } = useSitePlan();
  return (
    <SiteFrame>
      <ErrorBoundary fallback={(error) => <BrokenScreen error={error} />}>
        {state.status === 1 ? (
          <MaintenanceScreen />
        ) : state.status === 2 ? (
          <BlockedScreen />
        ) : (
          <SiteRoutes />
        )}
      </ErrorBoundary>
      <Live />
    </SiteFrame>
  );
}
